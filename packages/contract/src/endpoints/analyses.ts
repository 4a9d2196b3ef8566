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

/** Grading, and what becomes of an analysis. */
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
  /** How to put one large video into the store: post a form of `fields` and then the file, named `file`, to `url`. */
  presignVideo: {
    method: 'POST',
    path: '/_api/video-upload/presigned-url',
    body: presignBodySchema,
    response: presignedUploadSchema,
  },
  /** Grades a video that was put into the store: `s3Key` is the `key` of its form. Streams progress like the two above. */
  processVideo: {
    method: 'POST',
    path: '/_api/video-upload/process',
    body: processBodySchema,
    response: analyzeResponseSchema,
  },
  /** The grading that an own call with this `Idempotency-Key` began: its analysis once it is there, or its progress as a stream. */
  followGrading: {
    method: 'GET',
    path: '/_api/analysis/grading',
    query: z.object({ key: gradingKeySchema }),
    response: analyzeResponseSchema,
  },
  /** Takes such a grading out of the queue and gives its credit back; refused once it is being graded. */
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
  /** Answers what the creative is called now: an empty name gives back that of its file. */
  renameCreative: {
    method: 'POST',
    path: '/_api/analysis/rename',
    body: renameBodySchema,
    response: z.object({ name: z.string() }),
  },
  /** The versions of an own creative, with what changed from one to the next. */
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
  /** Grades an own analysis again from its kept measurements, with what its owner says of the creative. Costs no credit. */
  correctAnalysis: {
    method: 'POST',
    path: '/_api/analysis/correct',
    body: correctBodySchema,
    response: analyzeResponseSchema,
  },
  /** Makes what can be made of an own analysis' recommendations and grades it again: takes up to a minute, once. */
  whatIf: {
    method: 'POST',
    path: '/_api/analysis/what-if',
    body: z.object({ analysisId: analysisIdSchema }),
    response: whatIfSchema,
  },
} as const;
