import type { Analysis, AuditResult, Recommendation } from '../report.ts';
import type { Total } from '../scoring/total.ts';
import { clause, pointsText } from './facts.ts';

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
  { audits, overall }: Pick<Total, 'audits' | 'overall'>,
): Analysis['abTestingIdeas'] {
  return recommendations.slice(0, MOST).flatMap((recommendation) => {
    const audit = audits.find(({ id }) => id === recommendation.audit);
    if (!audit) return [];
    const change = detectable(recommendation.points);
    const size = sampleSize(BASE_RATE, change);
    return [
      {
        testName: recommendation.title,
        variant: variantOf(audit),
        expectedOutcome:
          `${scores(overall, recommendation.points)}. To see clicks change by ${Math.round(change * 100)} % from a rate of ` +
          `${BASE_RATE * 100} %, show each variant to ${size.toLocaleString('en-US')} people (80 % power, 5 % level).`,
        sampleSizePerVariant: size,
      },
    ];
  });
}

/** Their figure is how sure the finding is, which tells a designer nothing. */
const WITHOUT_FIGURE = new Set(['call-to-action-presence', 'brand-presence']);

/** What differs, by its figure: how to get there is told once, with the recommendation. */
function variantOf({ id, name, title, display, good }: AuditResult): string {
  if (WITHOUT_FIGURE.has(id)) return `Only one thing differs. In A ${clause(title)}; in B that is mended.`;
  return `Only one thing differs, ${clause(name)}: ${display ?? 'as it is'} in A, ${good} in B.`;
}

const scores = (overall: number | null, points: number): string =>
  overall === null
    ? 'B should score higher here'
    : `B should score about ${pointsText(overall + points)} here, A scores ${pointsText(overall)}`;
