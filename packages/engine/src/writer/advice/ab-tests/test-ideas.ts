import { sampleSize } from '../../../computed/sample-size.ts';
import type { Analysis, Recommendation, WeakPoint } from '../../../report.ts';
import { adFacts } from '../../ad/ad-facts.ts';
import { partOf } from '../../ad/ad-parts.ts';
import { type Facts, wordsIn } from '../../facts.ts';
import { isWitty } from '../../remarks/likely-merit.ts';
import { type Hypothesis, expectedOf } from './hypothesis.ts';
import { lastDay, otherTerms } from './of-the-offer.ts';
import { asStill } from './as-still.ts';
import { leftOpen } from './of-the-weaknesses.ts';
import { anotherAngle, anotherRequest, proofShown } from './of-the-words.ts';

/** Hypotheses offered; more are not run. */
const MOST = 4;

/** So many made of the ad's own words need no others. Judgment. */
const ENOUGH = 2;

/** The sample that the report names, for a click rate that display and feed ads are often near and the least change that most advertisers would act on. Judgment. */
const USUAL = { baseRate: 0.01, relativeChange: 0.2 } as const;

/** Questions that only a test answers: another angle, offer, proof, picture or format; made of what the ad itself says and shows. */
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
  const ofTheAd = hypotheses(facts, advised);
  const open = leftOpen(facts, weak, fixed)
    .filter(({ name }) => ofTheAd.every((idea) => idea.name !== name))
    .slice(0, Math.max(0, ENOUGH - ofTheAd.length));
  return [...ofTheAd, ...open].slice(0, MOST).map((idea) => ({
    testName: idea.name,
    variant: idea.variant,
    expectedOutcome: expectedOf(idea),
    sampleSizePerVariant,
  }));
}

/** In the order of how much they change; a still can be tried of any video, and is offered where nothing else is. */
function hypotheses(facts: Facts, advised: ReadonlySet<string>): readonly Hypothesis[] {
  const ad = adFacts(wordsIn(facts));
  const ofTheAd = [
    // What carries the ad is kept.
    isWitty(facts) ? null : anotherAngle(facts, ad),
    otherTerms(facts, ad),
    proofShown(facts, ad),
    anotherRequest(facts, ad),
    lastDay(facts, ad),
  ]
    .filter((idea) => idea !== null)
    .filter(({ part }) => !advised.has(part));
  const still = asStill(facts);
  return ofTheAd.length > 0 || !still ? ofTheAd : [still];
}
