import type { Recommendation, WhatIf } from '@adjudge/engine/report';
import { gainOf } from './findings.ts';

const EFFORTS: readonly Recommendation['effort'][] = ['minutes', 'hour', 'redesign'];

/**
 * The recommendations as a plan: quick ones first, and of equally quick ones those that gain the most. With an odd count,
 * the first phase gets one more.
 */
export function phases<Step extends Pick<Recommendation, 'audit' | 'effort' | 'points'>>(
  steps: readonly Step[],
  whatIf: WhatIf | null,
): { quick: readonly Step[]; later: readonly Step[] } {
  const sorted = steps.toSorted(
    (a, b) => EFFORTS.indexOf(a.effort) - EFFORTS.indexOf(b.effort) || gainOf(b, whatIf) - gainOf(a, whatIf),
  );
  const half = Math.ceil(sorted.length / 2);
  return { quick: sorted.slice(0, half), later: sorted.slice(half) };
}

/** Groups keep the order of their first appearance. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
