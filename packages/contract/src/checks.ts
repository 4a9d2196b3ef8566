import { z } from 'zod';

/** The most that a check takes off through its category, in points out of 100 for a banner or a video. */
const pointsSchema = z.object({
  alone: z.number(),
  withCopy: z.number(),
  video: z.number().optional(),
  videoWithCopy: z.number().optional(),
});

export const checkSchema = z.object({
  id: z.string(),
  name: z.string(),
  good: z.string(),
  source: z.string(),
  reason: z.string(),
  points: pointsSchema,
  /** The most that it also takes off the whole ad; without one, nothing. */
  deduction: z.number().optional(),
  /** The highest score of an ad that fails it altogether. A check without points, deduction and cap is only reported. */
  cap: z.number().nullable().optional(),
});
export type ListedCheck = z.infer<typeof checkSchema>;

export const checkCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  question: z.string(),
  reason: z.string(),
  points: pointsSchema,
  checks: z.array(checkSchema).readonly(),
});
export type ListedCheckCategory = z.infer<typeof checkCategorySchema>;

export const checkPageSchema = checkSchema.extend({
  category: z.string(),
  /** Markdown that starts with the check's name as its heading. */
  page: z.string(),
});
export type CheckPage = z.infer<typeof checkPageSchema>;
