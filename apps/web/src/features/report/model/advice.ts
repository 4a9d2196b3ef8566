import { type Finding, type Recommendation, topRecommendations, groupBy } from '@adjudge/contract';

/** Id of the element with a recommendation's text. Everything else links there. */
export const adviceElementId = (auditId: string): string => `advice-${auditId}`;

/** Fold of one of the first things to do, on a screen without room for all of them. */
export const firstFoldId = (auditId: string): string => `first ${auditId}`;
export const MORE_IDEAS_FOLD = 'more ideas';
export const adviceFoldId = (category: string): string => `advice ${category}`;

export interface AdviceCategory {
  readonly category: string;
  readonly own: readonly Recommendation[];
}

/** Separates what to act on, by category in order of points, from ideas for later. */
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

/** Whether its text is shown under what to do first. */
export const isDoneFirst = (findings: readonly Finding[], auditId: string): boolean =>
  topRecommendations(findings).some(({ audit }) => audit.id === auditId);

/** Folds that must be open for its text to be visible. */
export function foldsOverAdvice(
  { audit, category, further }: Recommendation,
  findings: readonly Finding[],
): string[] {
  if (isDoneFirst(findings, audit)) return [firstFoldId(audit)];
  return ['recommendations', further ? MORE_IDEAS_FOLD : adviceFoldId(category)];
}
