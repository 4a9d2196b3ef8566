import {
  GRADING_STEPS,
  OBSTACLES,
  analysisSchema,
  userInputSchema,
  whatIfSchema,
} from '@adjudge/engine/report';
import { z } from 'zod';
import { ANALYSIS_ID } from './analysis-id.ts';
import { LIMITS } from '../limits.ts';
import { oneLine } from '../lines.ts';
import { TEXTS } from '../texts.ts';

/** Public id of an analysis: 21 characters that cannot be guessed. */
export const analysisIdSchema = z
  .string()
  .regex(ANALYSIS_ID, 'This is not the id of an analysis. Please check the link.');

export const adCopySchema = z
  .string()
  .trim()
  .min(LIMITS.copyMin, TEXTS.copyShort)
  .max(LIMITS.copyMax, TEXTS.copyLong);

/** The owner's name for a creative. Empty resets it to the default name. */
export const creativeNameSchema = z
  .string()
  .max(4 * LIMITS.creativeNameMax, TEXTS.creativeNameLong)
  .overwrite(oneLine)
  .max(LIMITS.creativeNameMax, TEXTS.creativeNameLong);

/** The analysis whose creative this upload is the next version of. */
export const versionOfSchema = analysisIdSchema;

/** Response of the two analyze calls: the graded analysis and its id. */
export const analyzeResponseSchema = analysisSchema.extend({ analysisId: analysisIdSchema });
export type AnalyzedCreative = z.infer<typeof analyzeResponseSchema>;

export const PROGRESS_STEPS = ['queued', ...GRADING_STEPS] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/**
 * With `Accept: text/event-stream`, the analyze calls answer with a stream of these instead of one JSON object: `event:
 * progress`, then one `event: result` (the analysis) or `event: error` (an error body).
 */
export const progressEventSchema = z.object({
  step: z.enum(PROGRESS_STEPS),
  /** Analyses ahead in the queue; 0 once this one runs. */
  ahead: z.int().nonnegative(),
});
export type ProgressEvent = z.infer<typeof progressEventSchema>;

export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
  sortBy: z.enum(['createdAt', 'updatedAt', 'overallScore']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().trim().max(200).optional(),
  /** Lists only analyses in this campaign. */
  campaign: z.uuid().optional(),
});

/** Position among the versions of its creative, starting at 1. */
const versionSchema = z.object({ number: z.int().positive(), of: z.int().positive() });

export const listedAnalysisSchema = z.object({
  publicId: analysisIdSchema,
  /** The creative's name: set by its owner, or derived from its file. */
  name: z.string(),
  version: versionSchema,
  /** null: not in a campaign. */
  campaignId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  creative: z.object({ type: z.enum(['image', 'video']), url: z.string(), alt: z.string() }),
  overallScore: z.number().nullable(),
  /** The reader whose ratings are part of the score: 'with reader MODEL, prompt v1'; null: none. */
  scoredWith: z.string().nullable(),
  grade: z.string(),
  adCopy: z.string().nullable(),
  isPublic: z.boolean(),
  viewCount: z.int().nonnegative(),
});
export type ListedAnalysis = z.infer<typeof listedAnalysisSchema>;

export const listResponseSchema = z.object({
  analyses: z.array(listedAnalysisSchema),
  totalCount: z.int().nonnegative(),
});

export const fetchedAnalysisSchema = z.object({
  data: analyzeResponseSchema,
  /** The creative's name. Other viewers get null unless the owner set one: a file name may reveal too much. */
  name: z.string().nullable().default(null),
  /** null for other viewers. */
  version: versionSchema.nullable().default(null),
  /** Always null for other viewers. */
  campaignId: z.uuid().nullable().default(null),
  isPublic: z.boolean(),
  /** Whether the caller owns it. Only the owner may share it; only the owner and admins may export it. */
  isOwner: z.boolean().default(false),
  /** True when the caller owns the analysis and its measurements are still stored. */
  mayCorrect: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  /** null until it is first requested. */
  whatIf: whatIfSchema.nullable().default(null),
});
export type FetchedAnalysis = z.infer<typeof fetchedAnalysisSchema>;

/** Renames every version of the creative. */
export const renameBodySchema = z.object({ analysisId: analysisIdSchema, name: creativeNameSchema });

/** What changed in a creative from one version to the next. */
export const versionChangeSchema = z.object({
  /** Reasons why the two versions cannot be fully compared. */
  obstacles: z.array(z.enum(OBSTACLES)).readonly(),
  /** Change in overall score; null when an obstacle prevents a comparison. */
  points: z.number().nullable(),
  /** Titles of findings that cost points only in the version before (`fixed`) or only in this one (`found`). */
  fixed: z.array(z.string()).readonly(),
  found: z.array(z.string()).readonly(),
});
export type VersionChange = z.infer<typeof versionChangeSchema>;

/** Versions of one creative, oldest first. */
export const versionsSchema = z.object({
  versions: z.array(
    z.object({
      analysisId: analysisIdSchema,
      /** Starts at 1. */
      number: z.int().positive(),
      createdAt: z.iso.datetime(),
      overallScore: z.number().nullable(),
      grade: z.string(),
      /** Compared with the version before; null for the first one listed. */
      change: versionChangeSchema.nullable(),
    }),
  ),
});
export type CreativeVersion = z.infer<typeof versionsSchema>['versions'][number];

/** Everything the owner says about the creative. Replaces what was sent before. */
export const correctBodySchema = z.object({ analysisId: analysisIdSchema, told: userInputSchema });

/** Names an analysis that the server graded, and must agree with it. Other fields are ignored. */
export const saveBodySchema = z.looseObject({
  analysisId: analysisIdSchema,
  overallScore: z.number().min(0).max(100).nullable().optional(),
  overallCreativeScore: z.number().min(0).max(100).optional(),
  grade: z.string().min(1),
  creative: z.looseObject({
    type: z.enum(['image', 'video']),
    url: z.string().min(1),
    alt: z.string().min(1),
  }),
  adCopy: z.string().min(1).nullable().optional(),
});

/** Covers all of the caller's analyses, not only the page shown. */
export const analysesSummarySchema = z.object({
  totalCount: z.int().nonnegative(),
  /** null when no analysis has a score. */
  averageScore: z.number().min(0).max(100).nullable(),
  /** How many were scored with a reader. Average and trend use the scores from the checks alone. */
  withReader: z.int().nonnegative(),
  publicCount: z.int().nonnegative(),
  /** The latest scores, oldest first, at most `LIMITS.trendMax`. */
  trend: z.array(
    z.object({
      publicId: analysisIdSchema,
      createdAt: z.iso.datetime(),
      overallScore: z.number().min(0).max(100),
    }),
  ),
});
export type AnalysesSummary = z.infer<typeof analysesSummarySchema>;
