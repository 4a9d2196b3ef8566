import { type Analysis, type Finding, GOOD_SCORE, PASS_SCORE, isFigureOnly } from '@adjudge/contract';

/** Number of findings that are visible when a category is opened. */
const MOST_SHOWN = 3;

export interface CategoryGroups {
  /** The costliest findings. */
  readonly worst: readonly Finding[];
  /** Other findings that cost points or cap the score. */
  readonly others: readonly Finding[];
  /** Below their target, but good enough that they cost little, or not counted. */
  readonly near: readonly Finding[];
  readonly passed: readonly Finding[];
  /** Plain figures, neither good nor bad. */
  readonly figures: readonly Finding[];
}

type Ceiling = Analysis['ceiling'];

/** Groups a category's findings, costliest first, into what is visible and what is collapsed below it. */
export function groupsOf(findings: readonly Finding[], category: string, ceiling: Ceiling): CategoryGroups {
  const caps = ({ audit }: Finding): boolean => audit.id === ceiling?.audit;
  const costOf = (finding: Finding): number =>
    finding.audit.pointsLost + (ceiling && caps(finding) ? ceiling.sum - ceiling.cap : 0);
  // A fault that only caps the score takes no points off its category.
  const isFault = (finding: Finding): boolean =>
    finding.costs || caps(finding) || ((finding.audit.score ?? 100) < PASS_SCORE && !!finding.recommendation);
  const own = findings
    .filter(({ audit }) => audit.category === category)
    .toSorted((a, b) => costOf(b) - costOf(a));
  const judged = own.filter(({ audit }) => !isFigureOnly(audit));
  const costly = judged.filter(isFault);
  const rest = judged.filter((finding) => !isFault(finding));
  const meetsTarget = ({ audit }: Finding): boolean => (audit.score ?? 0) >= GOOD_SCORE;
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
export function foldsOver(
  { audit: { category, id } }: Finding,
  findings: readonly Finding[],
  ceiling: Ceiling,
): string[] {
  const { others, near, passed, figures } = groupsOf(findings, category, ceiling);
  const isIn = (group: readonly Finding[]) => group.some(({ audit }) => audit.id === id);
  return [
    category,
    ...(isIn(others) ? [othersFoldId(category)] : []),
    ...(isIn(near) ? [nearFoldId(category)] : []),
    ...(isIn(passed) ? [passedFoldId(category)] : []),
    ...(isIn(figures) ? [figuresFoldId(category)] : []),
  ];
}
