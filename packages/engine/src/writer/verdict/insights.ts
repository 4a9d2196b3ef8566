import { say } from '../../messages/say.ts';
import type { AuditResult, Recommendation } from '../../report.ts';
import { sentenceUnder } from '../../report/sentence-under.ts';
import { PRAISED } from '../../grading/run-audit.ts';
import { canBeTold } from '../ad/ad-language.ts';
import { aspectOf, contradicts, onePerPart } from '../ad/ad-parts.ts';
import { isFaultBorneOut } from '../borne-out.ts';
import { isInDoubt } from '../doubt.ts';
import { type Facts, LEAST_POINTS, byCost, costOf, counted, wordsIn } from '../facts.ts';
import { strengthsInOrder } from './told-strengths.ts';
import { praiseworthy } from './verdict-strengths.ts';

const MESSAGES = {
  found: '{title}. {sentence}',
  costs: 'Costs {points, plural, one {# point} other {# points}}.',
} as const;

const MOST = 5;
const WEAK = 75;

/** So many insights open the list, each from a category of its own. */
const VARIED = 3;

/** What costs points and is told first, in the order of the list; each of another part of the ad. */
export const weaknesses = (facts: Facts): readonly AuditResult[] =>
  varied(
    onePerPart(
      byCost(facts).filter(
        (audit) =>
          (audit.score ?? 100) < WEAK &&
          costOf(facts.total, audit) >= LEAST_POINTS &&
          isFaultBorneOut(audit, facts) &&
          canBeTold(audit, wordsIn(facts)),
      ),
      facts,
    ),
  );

/**
 * What works, what readers would praise first, and what costs points; no check is praised whose part another blames.
 * @param advised what is told below to do about them
 */
export function keyInsights(
  facts: Facts,
  advised: readonly Recommendation[],
): { strengths: string[]; weaknesses: string[] } {
  const weak = weaknesses(facts);
  const praised = praiseworthy(counted(facts.total.audits)).filter(
    (audit) =>
      (audit.score ?? 0) >= PRAISED &&
      canBeTold(audit, wordsIn(facts)) &&
      !isInDoubt(audit) &&
      !weak.some((blamed) => contradicts(audit, blamed, facts)),
  );
  return {
    strengths: strengthsInOrder(facts, onePerPart(praised, facts), weak)
      .slice(0, MOST)
      .map((strength) => ('audit' in strength ? found(strength.audit) : strength.sentence)),
    weaknesses: weak.map((audit) => {
      const points = Math.round(10 * costOf(facts.total, audit)) / 10;
      return isWorthMore(audit, points, advised)
        ? found(audit)
        : `${found(audit)} ${say(MESSAGES.costs, { points })}`;
    }),
  };
}

/** What is missing takes with it what could be judged of it: its fix gains more than its own check costs, and names the price. */
const isWorthMore = (audit: AuditResult, points: number, advised: readonly Recommendation[]): boolean =>
  aspectOf(audit) === 'presence' && advised.some((each) => each.audit === audit.id && each.points > points);

const found = (audit: AuditResult): string =>
  say(MESSAGES.found, { title: audit.title, sentence: sentenceUnder(audit) }).trim();

/** The first few from different categories, then the rest in their order: one fault is not told three times over. */
function varied(ranked: readonly AuditResult[]): readonly AuditResult[] {
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
