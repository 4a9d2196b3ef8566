import { z } from 'zod';
import { boxSchema } from '../geometry.ts';

const score = z.number().min(0).max(100);
const share = z.number().min(0).max(1);

export const evidenceSchema = z.object({
  label: z.string(),
  box: boxSchema.optional(),
  /** Character offsets in the ad copy, end exclusive. */
  span: z.object({ start: z.int(), end: z.int() }).optional(),
  second: z.number().optional(),
  swatches: z.tuple([z.string(), z.string()]).optional(),
});

export const curveSchema = z.discriminatedUnion('shape', [
  z.object({
    shape: z.enum(['rising', 'falling']),
    good: z.number(),
    middling: z.number(),
    source: z.string(),
  }),
  z.object({
    shape: z.literal('sweetSpot'),
    low: z.number(),
    high: z.number(),
    slack: z.number(),
    slackBelow: z.number().optional(),
    source: z.string(),
  }),
]);

/**
 * One audit's verdict on this creative. A spreadsheet can reproduce the overall score. What counts for an audit is
 * typical + confidence x (score - typical), or typical alone without a score. It takes weight x (100 - that)/100 off the
 * 100 of its category, which cannot go below 0. The overall score is the mean of the categories by their weights, less
 * `deductions`, under `ceiling`.
 */
export const auditResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The passing or failing sentence, or the neutral name when nothing was judged. */
  title: z.string(),
  category: z.string(),
  status: z.enum(['measured', 'needsReview', 'notApplicable', 'error']),
  value: z.number().nullable(),
  unit: z.string(),
  /** The value as a person reads it: '2.1:1'. */
  display: z.string().nullable(),
  /** The good range in the same form: 'at least 4.5:1'. */
  good: z.string(),
  score: score.nullable(),
  confidence: share,
  /** Points out of 100 that a score of 0 takes off its category. 0 means reported but not counted. */
  weight: z.number().nonnegative(),
  /** Score assumed to the extent that this one is unknown; null in reports from before it existed. */
  typical: score.nullable(),
  /** Points out of 100 that this audit decides for this creative, and how many of them were lost. */
  pointsPossible: z.number().nonnegative(),
  pointsLost: z.number().nonnegative(),
  curve: curveSchema,
  /** What was seen here, or why nothing was judged. */
  observation: z.string(),
  why: z.string(),
  fix: z.string(),
  evidence: z.array(evidenceSchema),
});

export const categorySchema = z.object({
  id: z.string(),
  category: z.string(),
  /** null when too little of it could be measured. */
  score: score.nullable(),
  /** Share of the overall score, 0..1. The categories with a score add up to 1. */
  weight: share,
  explanation: z.string(),
  /** Present when a vision reader's rating contributes: score = measured + share x (read - measured), clamped to 0..100. */
  withReader: z
    .object({
      /** The score from the checks alone. */
      measured: score,
      /** The reader's rating, and the same rating converted to our scale. */
      rating: score,
      read: score,
      share,
      /** Range of the score, from the confidence of the checks and how much readers differ. */
      low: score,
      high: score,
    })
    .optional(),
});

export type AuditResult = z.infer<typeof auditResultSchema>;
export type Category = z.infer<typeof categorySchema>;
export type ReportEvidence = z.infer<typeof evidenceSchema>;
