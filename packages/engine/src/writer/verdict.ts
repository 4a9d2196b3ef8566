import { type Facts, byCost, byEarnings, clause } from './facts.ts';

/** A strength is worth naming from here, a weakness below. */
const STRONG = 85;
const WEAK = 70;

/** Lost points from which a second weakness belongs into the sentence. */
const NOTABLE_LOSS = 1;

/** One sentence that a person would say: what works, then what costs most. */
export function verdict(facts: Facts): string {
  if (facts.total.overall === null) {
    return 'Too little of this creative could be measured for a score; what could be measured is below.';
  }
  const strength = byEarnings(facts).find((audit) => (audit.score ?? 0) >= STRONG);
  const weak = byCost(facts).filter((audit) => (audit.score ?? 100) < WEAK);
  const first = weak[0];
  const second = weak.find((audit) => audit.category !== first?.category && audit.pointsLost >= NOTABLE_LOSS);

  if (!first) {
    return strength
      ? `${strength.title}, and nothing measured costs much.`
      : 'Even all over: no strong point, no costly fault.';
  }
  const faults = second ? `${clause(first.title)}, and ${clause(second.title)}` : clause(first.title);
  if (!strength) return `${faults.charAt(0).toUpperCase()}${faults.slice(1)}.`;
  return `${strength.title}; but ${faults}.`;
}
