import type { Analysis, Recommendation } from '../report.ts';

const MOST = 4;

/** A click rate that display and feed ads are often near; the reader is told to put in their own. */
const BASE_RATE = 0.01;

/** Two-sided 5 % level and 80 % power: (1.96 + 0.84) squared. */
const POWER_FACTOR = 7.84;

/**
 * People each variant needs to show a relative change of the rate, by the usual normal approximation for two shares.
 * @param relativeChange 0.2 is a fifth more or less
 */
export function sampleSize(baseRate: number, relativeChange: number): number {
  const other = baseRate * (1 + relativeChange);
  const variance = baseRate * (1 - baseRate) + other * (1 - other);
  return Math.ceil((POWER_FACTOR * variance) / (other - baseRate) ** 2);
}

/** The larger the change to the ad, the larger the effect that is worth waiting for. Judgement. */
const detectable = (points: number): number => (points >= 4 ? 0.3 : points >= 2 ? 0.2 : 0.15);

/** Tests worth running: the priciest recommendations, one an audit, each with the sample it would need. */
export function testIdeas(
  recommendations: readonly Recommendation[],
  overall: number | null,
): Analysis['abTestingIdeas'] {
  return recommendations.slice(0, MOST).map((recommendation) => {
    const change = detectable(recommendation.points);
    const size = sampleSize(BASE_RATE, change);
    const after = overall === null ? null : Math.round((overall + recommendation.points) * 10) / 10;
    return {
      testName: recommendation.title,
      variant: `A: the creative as it is. B: only this changed. ${recommendation.text}`,
      expectedOutcome:
        `${after === null ? 'A better score here' : `About ${after} instead of ${overall} here`}; ` +
        `whether it sells more is what the test is for. ${size.toLocaleString('en-US')} people per variant show a ` +
        `${Math.round(change * 100)} % change of a ${BASE_RATE * 100} % click rate (80 % power, 5 % level).`,
      sampleSizePerVariant: size,
    };
  });
}
