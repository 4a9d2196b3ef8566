import type { Finding } from '@adjudge/contract';

/** So many findings of a category are seen when it is opened. */
const MOST_SHOWN = 3;

export interface CategoryGroups {
  /** The costliest. */
  readonly worst: readonly Finding[];
  /** What costs points as well. */
  readonly others: readonly Finding[];
  readonly passed: readonly Finding[];
}

/** A category's findings, costliest first: what is seen, and what is folded below it. */
export function groupsOf(findings: readonly Finding[], category: string): CategoryGroups {
  const own = findings
    .filter(({ audit }) => audit.category === category)
    .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost);
  const costly = own.filter(({ costs }) => costs);
  return {
    worst: costly.slice(0, MOST_SHOWN),
    others: costly.slice(MOST_SHOWN),
    passed: own.filter(({ costs }) => !costs),
  };
}

export const othersFoldId = (category: string): string => `${category} others`;
export const passedFoldId = (category: string): string => `${category} passed`;

/** The folds that have to be open for this finding to be seen. */
export function foldsOver({ audit: { category, id } }: Finding, findings: readonly Finding[]): string[] {
  const { others, passed } = groupsOf(findings, category);
  const isIn = (group: readonly Finding[]) => group.some(({ audit }) => audit.id === id);
  return [
    category,
    ...(isIn(others) ? [othersFoldId(category)] : []),
    ...(isIn(passed) ? [passedFoldId(category)] : []),
  ];
}
