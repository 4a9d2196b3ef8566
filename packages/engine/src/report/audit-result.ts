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

/** One audit's verdict on this creative. A spreadsheet reproduces the overall score: what counts of an audit is
 * typical + confidence x (score - typical), or typical alone without a score; it takes weight x (100 - that)/100 off the
 * 100 of its category, which ends at 0; the overall score is the categories' mean by their weights, under `ceiling`. */
export const auditResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The passing or failing sentence; the neutral name when nothing was judged. */
  title: z.string(),
  category: z.string(),
  status: z.enum(['measured', 'needsReview', 'notApplicable', 'error']),
  value: z.number().nullable(),
  unit: z.string(),
  /** The value as a person reads it: '2.1:1'. */
  display: z.string().nullable(),
  /** What would be good, in the same words: 'at least 4.5:1'. */
  good: z.string(),
  score: score.nullable(),
  confidence: share,
  /** Points of 100 of its category that a score of 0 takes away; 0 is reported and not counted. */
  weight: z.number().nonnegative(),
  /** Score that counts as far as this one is not known; null in reports from before there was one. */
  typical: score.nullable(),
  /** Points of 100 that this audit decides on this creative, and how many of them were lost. */
  pointsPossible: z.number().nonnegative(),
  pointsLost: z.number().nonnegative(),
  curve: curveSchema,
  /** What was seen here; why nothing was judged when it was not. */
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
  /** Share of the overall score, 0..1; the categories with a score add up to 1. */
  weight: share,
  explanation: z.string(),
  /** Where a vision reader's rating enters the score: score = measured + share x (read - measured), held within 0 and 100. */
  withReader: z
    .object({
      /** What the checks alone give. */
      measured: score,
      /** As the reader rated it, and the score on our scale that this stands for. */
      rating: score,
      read: score,
      share,
      /** Where the score lies, from the confidence of the checks and from how far readers differ. */
      low: score,
      high: score,
    })
    .optional(),
});

export type AuditResult = z.infer<typeof auditResultSchema>;
export type Category = z.infer<typeof categorySchema>;
export type ReportEvidence = z.infer<typeof evidenceSchema>;
