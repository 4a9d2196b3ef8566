import { announcesEvent } from '../../../computed/text/listed-facts.ts';
import { quote } from '../../../computed/text/quote.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { AuditResult, WeakPoint } from '../../../report.ts';
import { adFacts } from '../../ad/ad-facts.ts';
import { partOf } from '../../ad/ad-parts.ts';
import { isBrandReminder } from '../../reportable-fault.ts';
import { type Facts, artifactIn, linesToRead, wordsIn } from '../../facts.ts';
import type { WeaknessModel } from '../../remarks/likely-weakness.ts';
import { isGenericHeadline, isStockHeadline } from '../../remarks/likely-merit.ts';
import { canPredictRemarks } from '../../remarks/named-by-readers.ts';
import { type ReportedWeakness, reportableWeaknesses } from '../../verdict/reportable-weaknesses.ts';
import { isAboutPartAndAspect } from '../../remarks/weakness-parts.ts';
import { advertiserName } from '../weak-points/weakness-advice.ts';
import { leadingOffer } from '../leading-offer.ts';
import type { Hypothesis } from './hypothesis.ts';
import { LEADING_OFFER } from './wording-tests.ts';

type Question = Pick<Hypothesis, 'name' | 'variant' | 'because'>;

/** Likely weaknesses that can be tested with other words. All others are reported as weaknesses or left out. */
const QUESTIONS: Readonly<Partial<Record<ReportedWeakness, Question>>> = {
  empty: {
    name: 'Try another headline',
    variant:
      'Version B {title, select, none {opens with} other {replaces {title} with}} something that only {brand} can say: a fact, a figure or a detail.',
    because: 'if people see no reason yet to choose {brand}',
  },
  reason: {
    name: 'Add a reason to choose it',
    variant:
      'Version B adds one line under {title, select, none {the headline} other {{title}}} that says why to choose {brand}.',
    because: 'if people like the ad but see no reason to choose {brand}',
  },
};

/** Asked about a general headline when the ad makes an offer. */
const OFFER_FIRST: Question = {
  ...LEADING_OFFER,
  variant: 'Version B {title, select, none {leads with} other {replaces {title} with}} the offer, {offer}.',
};

/** Chance, 0..1, of a weakness from which a test is worthwhile. Chosen by judgment. */
const LIKELY = 0.35;

/**
 * Words from which a headline is worth a test. Of 15 such tests, blind readers found 6 of 7 useful for longer headlines; shorter ones are
 * names, slogans and wordplay, where one of 8 was. The limit was chosen with these in view.
 */
const LEAST_WORDS = 5;

const isShort = (title: string): boolean => title.split(/\s+/).length < LEAST_WORDS;

/** With this many fixes to make, a stock headline can wait. Chosen by judgment. */
const MUCH = 2;

/**
 * Tests of likely weaknesses, likeliest first. A test of a stock headline goes last, and only if there are few fixes to make.
 * @param listedWeaknesses weaknesses that the report lists, so they need no test
 * @param advised findings with a recommended fix, which need no test either
 */
export function weaknessTests(
  facts: Facts,
  listedWeaknesses: readonly WeakPoint[],
  advised: readonly AuditResult[],
  fitted?: WeaknessModel,
): readonly Hypothesis[] {
  if (!artifactIn(facts, 'elements')?.headline) return [];
  const offer = isGenericHeadline(facts) ? leadingOffer(facts) : null;
  const named = {
    title: adFacts(wordsIn(facts)).title ?? 'none',
    brand: advertiserName(facts),
    offer: quote(offer?.text ?? ''),
  };
  const likely = reportableWeaknesses(facts, fitted)
    .filter(({ chance }) => chance >= LIKELY)
    .map(({ remark }) => remark);
  // An event keeps its name. A new headline would contradict advice to keep the current one. For ads of a few words, blind readers called the headline test damaging
  // or misleading in 3 of 4 real ads.
  const isKept =
    isBrandReminder(facts) ||
    announcesEvent(linesToRead(facts)) ||
    advised.some((audit) => partOf(audit, facts) === 'amountOfText');
  const isOpen = advised.length < MUCH && canPredictRemarks(facts) && isStockHeadline(facts);
  const open = isOpen ? new Set<ReportedWeakness>([...likely, 'empty']) : likely;
  return [...open]
    .filter(
      (remark) =>
        listedWeaknesses.every(({ weakness }) => weakness !== remark) &&
        !(remark === 'empty' && (isKept || (!offer && named.title !== 'none' && isShort(named.title)))) &&
        !advised.some((audit) => isAboutPartAndAspect(remark, audit)),
    )
    .flatMap((weakness) => {
      const question = weakness === 'empty' && offer ? OFFER_FIRST : QUESTIONS[weakness];
      return question ? [{ ...question, weakness }] : [];
    })
    .map(({ name, variant, because, weakness }) => ({
      name,
      part: `weakness: ${weakness}`,
      variant: formatMessage(variant, named),
      because: formatMessage(because, named),
      measure: 'clicks',
    }));
}
