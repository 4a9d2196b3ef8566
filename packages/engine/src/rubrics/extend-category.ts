import type { ListedCategory, ListedAudit } from './rubric.ts';

/**
 * Adapts a picture category to video. Its checks look at the frame that shows most of the message, without those that
 * make no sense there. The checks over time are added, weighed on the same scale.
 */
export const extendCategory = (
  category: ListedCategory,
  {
    without = [],
    overTime,
  }: { readonly without?: readonly string[]; readonly overTime: readonly ListedAudit[] },
): ListedCategory => ({
  ...category,
  audits: [...category.audits.filter(({ audit }) => !without.includes(audit.id)), ...overTime],
});
