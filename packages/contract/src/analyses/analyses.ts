import { GRADING_STEPS, OBSTACLES, analysisSchema, toldSchema, whatIfSchema } from '@adjudge/engine/report';
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

/** What its owner calls a creative; empty: as it was called before. */
export const creativeNameSchema = z
  .string()
  .max(4 * LIMITS.creativeNameMax, TEXTS.creativeNameLong)
  .overwrite(oneLine)
  .max(LIMITS.creativeNameMax, TEXTS.creativeNameLong);

/** The analysis of which a creative is the next version. */
export const versionOfSchema = analysisIdSchema;

/** What the two analyze calls answer: the graded analysis and where it is kept. */
export const analyzeResponseSchema = analysisSchema.extend({ analysisId: analysisIdSchema });
export type AnalyzedCreative = z.infer<typeof analyzeResponseSchema>;

export const PROGRESS_STEPS = ['queued', ...GRADING_STEPS] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/**
 * With `Accept: text/event-stream` the analyze calls answer a stream of these instead of one JSON object:
 * `event: progress`, then one `event: result` (the analysis) or `event: error` (an error body).
 */
export const progressEventSchema = z.object({
  step: z.enum(PROGRESS_STEPS),
  /** Analyses before this one; 0 once it runs. */
  ahead: z.int().nonnegative(),
});
export type ProgressEvent = z.infer<typeof progressEventSchema>;

export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
  sortBy: z.enum(['createdAt', 'updatedAt', 'overallScore']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().trim().max(200).optional(),
  /** Those in this campaign alone. */
  campaign: z.uuid().optional(),
});

/** Which of its creative's versions an analysis is, from 1. */
const versionSchema = z.object({ number: z.int().positive(), of: z.int().positive() });

export const listedAnalysisSchema = z.object({
  publicId: analysisIdSchema,
  /** Of the creative: its owner's, or its file's. */
  name: z.string(),
  version: versionSchema,
  /** null: in none. */
  campaignId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  creative: z.object({ type: z.enum(['image', 'video']), url: z.string(), alt: z.string() }),
  overallScore: z.number().nullable(),
  /** Mark of the reader whose ratings are part of the score: 'with reader MODEL, prompt v1'; null: none. */
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
  /** Of the creative; null for others where its owner gave it none, for that of a file may say more than it should. */
  name: z.string().nullable().default(null),
  /** null for others. */
  version: versionSchema.nullable().default(null),
  /** That it is in; null for others, too. */
  campaignId: z.uuid().nullable().default(null),
  isPublic: z.boolean(),
  /** Whether it is the caller's own: they alone may share and export it. */
  isOwner: z.boolean().default(false),
  /** Whether the caller may correct it: it is their own, and its measurements are kept. */
  mayCorrect: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  /** null until it was asked for. */
  whatIf: whatIfSchema.nullable().default(null),
});
export type FetchedAnalysis = z.infer<typeof fetchedAnalysisSchema>;

/** All versions of the creative are called so. */
export const renameBodySchema = z.object({ analysisId: analysisIdSchema, name: creativeNameSchema });

/** What became of a creative from one version to the next. */
export const versionChangeSchema = z.object({
  /** Why the two cannot be set against each other in every way. */
  obstacles: z.array(z.enum(OBSTACLES)).readonly(),
  /** Of the overall score; null where something is in the way. */
  points: z.number().nullable(),
  /** Titles of findings that cost points in the one before and no longer do, and of those that do so now. */
  fixed: z.array(z.string()).readonly(),
  found: z.array(z.string()).readonly(),
});
export type VersionChange = z.infer<typeof versionChangeSchema>;

/** Versions of one creative, the oldest first. */
export const versionsSchema = z.object({
  versions: z.array(
    z.object({
      analysisId: analysisIdSchema,
      /** From 1. */
      number: z.int().positive(),
      createdAt: z.iso.datetime(),
      overallScore: z.number().nullable(),
      grade: z.string(),
      /** Since the version before; null for the first that is listed. */
      change: versionChangeSchema.nullable(),
    }),
  ),
});
export type CreativeVersion = z.infer<typeof versionsSchema>['versions'][number];

/** All that the owner says of the creative: it takes the place of what was told before. */
export const correctBodySchema = z.object({ analysisId: analysisIdSchema, told: toldSchema });

/** The posted object names what the server graded and must agree with it; anything else in it is not read. */
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

/** All analyses of the caller, whatever page of the list is shown. */
export const analysesSummarySchema = z.object({
  totalCount: z.int().nonnegative(),
  /** null where none has a score. */
  averageScore: z.number().min(0).max(100).nullable(),
  /** How many were scored with a reader: average and trend are of what the checks alone give. */
  withReader: z.int().nonnegative(),
  publicCount: z.int().nonnegative(),
  /** The latest scores, oldest first, `LIMITS.trendMax` at most. */
  trend: z.array(
    z.object({
      publicId: analysisIdSchema,
      createdAt: z.iso.datetime(),
      overallScore: z.number().min(0).max(100),
    }),
  ),
});
export type AnalysesSummary = z.infer<typeof analysesSummarySchema>;
