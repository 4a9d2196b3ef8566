import { whatIfSchema } from '@adjudge/engine/report';
import { z } from 'zod';
import {
  analysesSummarySchema,
  analysisIdSchema,
  analyzeResponseSchema,
  correctBodySchema,
  fetchedAnalysisSchema,
  listQuerySchema,
  listResponseSchema,
  renameBodySchema,
  versionsSchema,
  saveBodySchema,
} from '../analyses/analyses.ts';
import { checkCategorySchema, checkPageSchema } from '../checks.ts';
import { gradingKeySchema } from '../analyses/grading-key.ts';
import { presignBodySchema, presignedUploadSchema, processBodySchema } from '../analyses/video.ts';

/** Grading creatives and managing their analyses. */
export const ANALYSIS_ENDPOINTS = {
  aiAnalyze: {
    method: 'POST',
    path: '/_api/analysis/ai-analyze',
    multipart: true,
    response: analyzeResponseSchema,
  },
  creativeAnalyze: {
    method: 'POST',
    path: '/_api/analysis/creative-analyze',
    multipart: true,
    response: analyzeResponseSchema,
  },
  /** How to upload one large video to the store: post a form to `url` with all `fields`, then the file, named `file`. */
  presignVideo: {
    method: 'POST',
    path: '/_api/video-upload/presigned-url',
    body: presignBodySchema,
    response: presignedUploadSchema,
  },
  /** Grades a video that was uploaded to the store. `s3Key` is the `key` of its form. Streams progress like the two calls above. */
  processVideo: {
    method: 'POST',
    path: '/_api/video-upload/process',
    body: processBodySchema,
    response: analyzeResponseSchema,
  },
  /** The grading that the caller started with this `Idempotency-Key`: its analysis once done, or its progress as a stream. */
  followGrading: {
    method: 'GET',
    path: '/_api/analysis/grading',
    query: z.object({ key: gradingKeySchema }),
    response: analyzeResponseSchema,
  },
  /** Takes such a grading out of the queue and refunds its credit. Refused once grading has started. */
  cancelGrading: {
    method: 'POST',
    path: '/_api/analysis/cancel',
    body: z.object({ key: gradingKeySchema }),
    response: z.object({ success: z.literal(true) }),
  },
  listAnalyses: {
    method: 'GET',
    path: '/_api/analysis/list',
    query: listQuerySchema,
    response: listResponseSchema,
  },
  summarizeAnalyses: {
    method: 'GET',
    path: '/_api/analysis/summary',
    response: analysesSummarySchema,
  },
  getAnalysis: {
    method: 'GET',
    path: '/_api/analysis/get',
    query: z.object({ analysisId: analysisIdSchema }),
    response: fetchedAnalysisSchema,
  },
  saveAnalysis: {
    method: 'POST',
    path: '/_api/analysis/save',
    body: saveBodySchema,
    response: z.object({ analysisId: analysisIdSchema }),
  },
  /** Returns the creative's new name. An empty name restores the default one. */
  renameCreative: {
    method: 'POST',
    path: '/_api/analysis/rename',
    body: renameBodySchema,
    response: z.object({ name: z.string() }),
  },
  /** The versions of a creative the caller owns, with the changes between them. */
  listVersions: {
    method: 'GET',
    path: '/_api/analysis/versions',
    query: z.object({ analysisId: analysisIdSchema }),
    response: versionsSchema,
  },
  deleteAnalysis: {
    method: 'POST',
    path: '/_api/analysis/delete',
    body: z.object({ analysisId: analysisIdSchema }),
    response: z.object({ success: z.literal(true) }),
  },
  listChecks: {
    method: 'GET',
    path: '/_api/checks/list',
    response: z.object({ categories: z.array(checkCategorySchema).readonly() }),
  },
  getCheck: {
    method: 'GET',
    path: '/_api/checks/get',
    query: z.object({ auditId: z.string().min(1).max(80) }),
    response: checkPageSchema,
  },
  /** Regrades an analysis the caller owns from its stored measurements, with the owner's corrections. Costs no credit. */
  correctAnalysis: {
    method: 'POST',
    path: '/_api/analysis/correct',
    body: correctBodySchema,
    response: analyzeResponseSchema,
  },
  /** Applies the recommendations that can be applied to an analysis the caller owns, and regrades it. Runs once, for up to a minute. */
  whatIf: {
    method: 'POST',
    path: '/_api/analysis/what-if',
    body: z.object({ analysisId: analysisIdSchema }),
    response: whatIfSchema,
  },
} as const;
