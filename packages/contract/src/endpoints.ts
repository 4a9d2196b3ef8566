import { whatIfSchema } from '@adjudge/engine/report';
import { z } from 'zod';
import {
  analysisIdSchema,
  analyzeResponseSchema,
  fetchedAnalysisSchema,
  listQuerySchema,
  listResponseSchema,
  saveBodySchema,
} from './analyses.ts';
import { checkCategorySchema, checkPageSchema } from './checks.ts';
import { SESSION_PATH } from './session-path.ts';
import { presignBodySchema, presignedUploadSchema, processBodySchema } from './video.ts';
import { loginSchema, registrationSchema, userSchema } from './users.ts';

/** What the browser must know before anybody signs in. */
export const settingsSchema = z.object({
  demoAccount: z.object({ email: z.string(), password: z.string() }).nullable(),
});

const userResponse = z.object({ user: userSchema });

/** One row per JSON call: the server registers these rows, the browser calls them. `multipart` rows take a form. */
export const ENDPOINTS = {
  settings: { method: 'GET', path: '/_api/settings', response: settingsSchema },
  session: { method: 'GET', path: SESSION_PATH, response: userResponse },
  login: {
    method: 'POST',
    path: '/_api/auth/login_with_password',
    body: loginSchema,
    response: userResponse,
  },
  register: {
    method: 'POST',
    path: '/_api/auth/register_with_password',
    body: registrationSchema,
    response: userResponse,
  },
  logout: {
    method: 'POST',
    path: '/_api/auth/logout',
    body: z.looseObject({}),
    response: z.object({ success: z.literal(true) }),
  },
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
  listAnalyses: {
    method: 'GET',
    path: '/_api/analysis/list',
    query: listQuerySchema,
    response: listResponseSchema,
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
  /** Makes what can be made of an own analysis' recommendations and grades it again: takes up to a minute, once. */
  whatIf: {
    method: 'POST',
    path: '/_api/analysis/what-if',
    body: z.object({ analysisId: analysisIdSchema }),
    response: whatIfSchema,
  },
} as const;
export type EndpointName = keyof typeof ENDPOINTS;

/** Where the embedded store takes its signed forms. */
export const UPLOAD_FORM_PATH = '/_api/video-upload/form';

/** The creative's own file, and its thumbnail with `?size=thumb`. Private unless the analysis is public. */
export const creativeFilePath = (analysisId: string): string => `/_api/analysis/creative/${analysisId}`;

/** A picture of the analysis' what-if, by the name that its result gives it. Read by whoever may read the creative. */
export const whatIfPicturePath = (analysisId: string, name: string): string =>
  `${creativeFilePath(analysisId)}/what-if/${name}`;

/** Paths that the browser application draws; any other page path is its not-found page, sent with status 404. */
export const APP_ROUTES = [
  '/',
  '/login',
  '/signup',
  '/analyze',
  '/results',
  '/dashboard',
  '/accuracy',
  '/checks',
  '/s3-test',
] as const;
