import { type Finding, type Recommendation, doFirst, groupBy } from '@adjudge/contract';

/** Where a recommendation's sentences stand; everything else leads there. */
export const adviceElementId = (auditId: string): string => `advice-${auditId}`;

/** Fold of one of the first things to do, on a screen that has no room for all of them. */
export const firstFoldId = (auditId: string): string => `first ${auditId}`;
export const MORE_IDEAS_FOLD = 'more ideas';
export const adviceFoldId = (category: string): string => `advice ${category}`;

export interface AdviceCategory {
  readonly category: string;
  readonly own: readonly Recommendation[];
}

/** What to act on by category, in the order of the points, and what is an idea for later. */
export function dividedAdvice(recommendations: readonly Recommendation[]): {
  readonly categories: readonly AdviceCategory[];
  readonly ideas: readonly Recommendation[];
} {
  const toActOn = recommendations.filter(({ further }) => !further);
  return {
    categories: groupBy(toActOn, ({ category }) => category).map(([category, own]) => ({ category, own })),
    ideas: recommendations.filter(({ further }) => further),
  };
}

/** Whether its sentences stand under what to do first. */
export const isDoneFirst = (findings: readonly Finding[], auditId: string): boolean =>
  doFirst(findings).some(({ audit }) => audit.id === auditId);

/** The folds that have to be open for its sentences to be seen. */
export function foldsOverAdvice(
  { audit, category, further }: Recommendation,
  findings: readonly Finding[],
): string[] {
  if (isDoneFirst(findings, audit)) return [firstFoldId(audit)];
  return ['recommendations', further ? MORE_IDEAS_FOLD : adviceFoldId(category)];
}
