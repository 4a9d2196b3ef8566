import type { ListedCategory, ListedAudit } from './rubric.ts';

/**
 * A category of the picture as a video has it: its checks look at the frame that shows most of the message, without those
 * that make no sense there, and those over time stand beside them, weighed on the same scale.
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
