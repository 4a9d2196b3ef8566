import { type Finding, isFigureOnly } from '@adjudge/contract';

/** Number of findings that are visible when a category is opened. */
const MOST_SHOWN = 3;

export interface CategoryGroups {
  /** The costliest findings. */
  readonly worst: readonly Finding[];
  /** Other findings that cost points. */
  readonly others: readonly Finding[];
  readonly passed: readonly Finding[];
  /** Plain figures, neither good nor bad. */
  readonly figures: readonly Finding[];
}

/** Groups a category's findings, costliest first, into what is visible and what is collapsed below it. */
export function groupsOf(findings: readonly Finding[], category: string): CategoryGroups {
  const own = findings
    .filter(({ audit }) => audit.category === category)
    .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost);
  const judged = own.filter(({ audit }) => !isFigureOnly(audit));
  const costly = judged.filter(({ costs }) => costs);
  return {
    worst: costly.slice(0, MOST_SHOWN),
    others: costly.slice(MOST_SHOWN),
    passed: judged.filter(({ costs }) => !costs),
    figures: own.filter(({ audit }) => isFigureOnly(audit)),
  };
}

export const othersFoldId = (category: string): string => `${category} others`;
export const passedFoldId = (category: string): string => `${category} passed`;
export const figuresFoldId = (category: string): string => `${category} figures`;

/** Folds that must be open for this finding to be visible. */
export function foldsOver({ audit: { category, id } }: Finding, findings: readonly Finding[]): string[] {
  const { others, passed, figures } = groupsOf(findings, category);
  const isIn = (group: readonly Finding[]) => group.some(({ audit }) => audit.id === id);
  return [
    category,
    ...(isIn(others) ? [othersFoldId(category)] : []),
    ...(isIn(passed) ? [passedFoldId(category)] : []),
    ...(isIn(figures) ? [figuresFoldId(category)] : []),
  ];
}
