import { z } from 'zod';

/** Points of 100 of a banner or a video that it takes off at worst; 0 is reported and not counted. */
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
  /** Markdown, headed by the check's name. */
  page: z.string(),
});
export type CheckPage = z.infer<typeof checkPageSchema>;
