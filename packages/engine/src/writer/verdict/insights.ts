import { formatMessage } from '../../messages/format-message.ts';
import type { AuditResult } from '../../report.ts';
import { sentenceBelowHeading } from '../../report/sentence-under.ts';
import { PRAISE_SCORE } from '../../grading/run-audit.ts';
import { isReliableInLanguage } from '../ad/ad-language.ts';
import { aspectOf, contradicts, onePerPart } from '../ad/ad-parts.ts';
import { isReportableFault } from '../reportable-fault.ts';
import { isInDoubt } from '../doubt.ts';
import { type Facts, MIN_REPORTED_POINTS, byCost, costOf, countedAudits, wordsIn } from '../facts.ts';
import { strengthsInOrder } from './reported-strengths.ts';
import { praiseworthy } from './verdict-strengths.ts';

const MESSAGES = {
  found: '{title}. {sentence}',
} as const;

const MOST = 5;
const WEAK = 75;

/** The first this many weaknesses each come from a different category. */
const VARIED = 3;

/** The costliest reportable faults in display order, one per part of the ad. */
export const weaknesses = (facts: Facts): readonly AuditResult[] =>
  withVariedCategories(
    onePerPart(
      byCost(facts).filter(
        (audit) =>
          (audit.score ?? 100) < WEAK &&
          costOf(facts.total, audit) >= MIN_REPORTED_POINTS &&
          isReportableFault(audit, facts) &&
          isReliableInLanguage(audit, wordsIn(facts)),
      ),
      facts,
    ),
  );

/** What works, with what readers would praise first, and what costs points. No part of the ad is both praised and blamed. */
export function keyInsights(facts: Facts): { strengths: string[]; weaknesses: string[] } {
  const weak = weaknesses(facts);
  const praised = praiseworthy(countedAudits(facts.total.audits)).filter(
    (audit) =>
      (audit.score ?? 0) >= PRAISE_SCORE &&
      isReliableInLanguage(audit, wordsIn(facts)) &&
      !isInDoubt(audit) &&
      !weak.some((blamed) => contradicts(audit, blamed, facts)) &&
      !quotesMistake(audit, facts),
  );
  return {
    strengths: strengthsInOrder(facts, onePerPart(praised, facts), weak)
      .slice(0, MOST)
      .map((strength) => ('audit' in strength ? findingSentence(strength.audit) : strength.sentence)),
    weaknesses: weak.map(findingSentence),
  };
}

/** Whether praise quotes a word that a fault in the wording names: a misspelled headline is not praised for coming early. */
const quotesMistake = (praised: AuditResult, facts: Facts): boolean =>
  countedAudits(facts.total.audits)
    .filter((audit) => aspectOf(audit) === 'wording' && (audit.score ?? 100) < WEAK)
    .flatMap(({ observation }) => quotedIn(observation))
    .some((words) => quotedIn(praised.observation).some((quoted) => quoted.includes(words)));

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.toLowerCase());

/** The finding's sentence. The title goes first if the sentence refers to it ("It …") or is empty. */
function findingSentence(audit: AuditResult): string {
  const sentence = sentenceBelowHeading(audit);
  return sentence === '' || OF_ITS_HEADING.test(sentence)
    ? formatMessage(MESSAGES.found, { title: audit.title, sentence }).trim()
    : sentence;
}

const OF_ITS_HEADING = /^It /;

/** The first few from different categories, then the rest in order, so that related faults of one category do not fill the top. */
function withVariedCategories(ranked: readonly AuditResult[]): readonly AuditResult[] {
  const first = new Set<AuditResult>();
  const categories = new Set<string>();
  for (const audit of ranked) {
    if (first.size === VARIED) break;
    if (categories.has(audit.category)) continue;
    categories.add(audit.category);
    first.add(audit);
  }
  return [...first, ...ranked.filter((audit) => !first.has(audit))].slice(0, MOST);
}
