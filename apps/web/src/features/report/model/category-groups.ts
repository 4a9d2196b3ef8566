import { type Finding, isFigureOnly } from '@adjudge/contract';

/** Score of a check at its own target. The same as the engine's. */
const AT_TARGET = 97;

/** Number of findings that are visible when a category is opened. */
const MOST_SHOWN = 3;

export interface CategoryGroups {
  /** The costliest findings. */
  readonly worst: readonly Finding[];
  /** Other findings that cost points. */
  readonly others: readonly Finding[];
  /** Below their target, but good enough that they cost little, or not counted. */
  readonly near: readonly Finding[];
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
  const rest = judged.filter(({ costs }) => !costs);
  const meetsTarget = ({ audit }: Finding): boolean => (audit.score ?? 0) >= AT_TARGET;
  return {
    worst: costly.slice(0, MOST_SHOWN),
    others: costly.slice(MOST_SHOWN),
    near: rest.filter((finding) => !meetsTarget(finding)),
    passed: rest.filter(meetsTarget),
    figures: own.filter(({ audit }) => isFigureOnly(audit)),
  };
}

export const othersFoldId = (category: string): string => `${category} others`;
export const nearFoldId = (category: string): string => `${category} near`;
export const passedFoldId = (category: string): string => `${category} passed`;
export const figuresFoldId = (category: string): string => `${category} figures`;

/** Folds that must be open for this finding to be visible. */
export function foldsOver({ audit: { category, id } }: Finding, findings: readonly Finding[]): string[] {
  const { others, near, passed, figures } = groupsOf(findings, category);
  const isIn = (group: readonly Finding[]) => group.some(({ audit }) => audit.id === id);
  return [
    category,
    ...(isIn(others) ? [othersFoldId(category)] : []),
    ...(isIn(near) ? [nearFoldId(category)] : []),
    ...(isIn(passed) ? [passedFoldId(category)] : []),
    ...(isIn(figures) ? [figuresFoldId(category)] : []),
  ];
}
