import { type Facts, byCost, byEarnings, pointsText } from './facts.ts';

const MOST = 5;
const STRONG = 80;
const WEAK = 75;

/** What works and what costs points, each with what was seen. */
export function keyInsights(facts: Facts): { strengths: string[]; weaknesses: string[] } {
  return {
    strengths: byEarnings(facts)
      .filter((audit) => (audit.score ?? 0) >= STRONG)
      .slice(0, MOST)
      .map((audit) => `${audit.title}. ${audit.observation}`),
    weaknesses: byCost(facts)
      .filter((audit) => (audit.score ?? 100) < WEAK)
      .slice(0, MOST)
      .map(
        (audit) =>
          `${audit.title}. ${audit.observation} It costs ${pointsText(audit.pointsLost)} of 100 points.`,
      ),
  };
}
