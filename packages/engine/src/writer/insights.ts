import type { AuditResult } from '../report.ts';
import { PRAISED } from '../run-audit.ts';
import { canBeTold } from './ad-language.ts';
import { type Facts, byCost, byEarnings, costOf, pointsText, wordsIn } from './facts.ts';

const MOST = 5;
const WEAK = 75;

/** So many insights open the list, each from a category of its own. */
const VARIED = 3;

/** What costs points and is told first, in the order of the list. */
export const weaknesses = (facts: Facts): readonly AuditResult[] =>
  varied(byCost(facts).filter((audit) => (audit.score ?? 100) < WEAK && canBeTold(audit, wordsIn(facts))));

/** What works and what costs points, each with what was seen. */
export function keyInsights(facts: Facts): { strengths: string[]; weaknesses: string[] } {
  const praised = byEarnings(facts).filter(
    (audit) => (audit.score ?? 0) >= PRAISED && canBeTold(audit, wordsIn(facts)),
  );
  return {
    strengths: varied(praised).map((audit) => `${audit.title}. ${audit.observation}`),
    weaknesses: weaknesses(facts).map(
      (audit) =>
        `${audit.title}. ${audit.observation} It costs ${pointsText(costOf(facts.total, audit))} of 100 points.`,
    ),
  };
}

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
