import { sampleSize } from '../../../computed/sample-size.ts';
import type { Analysis, AuditResult, Recommendation, WeakPoint } from '../../../report.ts';
import { adFacts } from '../../ad/ad-facts.ts';
import { partOf } from '../../ad/ad-parts.ts';
import { type Facts, wordsIn } from '../../facts.ts';
import { isWitty } from '../../remarks/likely-merit.ts';
import { isAboutPartAndAspect } from '../../remarks/weakness-parts.ts';
import { leadingOffer } from '../leading-offer.ts';
import { type Hypothesis, expectedOf } from './hypothesis.ts';
import { lastDay, otherTerms } from './offer-tests.ts';
import { weaknessTests } from './weakness-tests.ts';
import { anotherAngle, anotherRequest, proofShown } from './wording-tests.ts';

/** More tests than this would not be run. */
const MOST = 4;

/** With this many tests from the ad's own words, no tests of likely weaknesses are added. Chosen by judgment. */
const ENOUGH = 2;

/**
 * Assumptions behind the sample size in the report: a click rate that is common for display and feed ads, and the smallest change that
 * most advertisers would act on. Chosen by judgment.
 */
const USUAL = { baseRate: 0.01, relativeChange: 0.2 } as const;

/** Questions that only a test can answer: another angle, offer, proof, picture or format. Based on what the ad itself says and shows. */
export function testIdeas(
  recommendations: readonly Recommendation[],
  weak: readonly WeakPoint[],
  facts: Facts,
): Analysis['abTestingIdeas'] {
  const fixed = recommendations.flatMap(
    ({ audit }) => facts.total.audits.find(({ id }) => id === audit) ?? [],
  );
  const advised = new Set(fixed.map((audit) => partOf(audit, facts)));
  const sampleSizePerVariant = sampleSize(USUAL);
  const isBlamed = fixed.some(asksForAnotherHeadline) || weak.some(({ weakness }) => weakness === 'empty');
  const isLedByOffer = isBlamed && leadingOffer(facts) !== null;
  const ofTheAd = hypotheses(facts, advised).filter(
    // The fix already says so.
    ({ part }) => !(isLedByOffer && part === 'angle: offer'),
  );
  const open = weaknessTests(facts, weak, fixed)
    .filter(({ name }) => ofTheAd.every((idea) => idea.name !== name))
    .slice(0, Math.max(0, ENOUGH - ofTheAd.length));
  return [...ofTheAd, ...open].slice(0, MOST).map((idea) => ({
    testName: idea.name,
    variant: idea.variant,
    expectedOutcome: expectedOf(idea),
    sampleSizePerVariant,
  }));
}

const asksForAnotherHeadline = (audit: AuditResult): boolean => isAboutPartAndAspect('empty', audit);

/** Ordered by how much they change. None fits any ad: 'try it as a still image' would fit every video. */
function hypotheses(facts: Facts, advised: ReadonlySet<string>): readonly Hypothesis[] {
  const ad = adFacts(wordsIn(facts));
  return [
    // Keep witty words: they carry the ad.
    isWitty(facts) ? null : anotherAngle(facts, ad),
    otherTerms(facts, ad),
    proofShown(facts, ad),
    anotherRequest(facts, ad),
    lastDay(facts, ad),
  ]
    .filter((idea) => idea !== null)
    .filter(({ part }) => !advised.has(part));
}
