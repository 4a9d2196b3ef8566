import type { Percentiles } from '@adjudge/engine/report';

/** 'better than 64% of the 109 reference ads', and in words at the ends. */
export function sayStanding(betterThan: number, { n }: Pick<Percentiles, 'n'>): string {
  if (betterThan >= 100) return `better than all ${n} reference ads`;
  if (betterThan <= 0) return `below all ${n} reference ads`;
  return `better than ${betterThan}% of ${n} reference ads`;
}
