import { ENDPOINTS, analyzeResponseSchema, gradingHeadersSchema } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { readAdCopy, readBrowserVideo, readHints, receiveUpload } from '../../uploads/index.ts';
import { readVersionOf } from '../../analyses/index.ts';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { sendGrade } from '../send-grade.ts';
import { keyOf } from '../grading-key.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../../access/policy.ts';
import type { Submitted } from '../submission.ts';
import { submitUpload } from '../submit-upload.ts';

const FORM =
  'A form: creativeFile, at most 6 MB; adCopy, 10 to 2000 characters; optional context: brand, objective (awareness, ' +
  'consideration or response), industry, audience; versionOf, the id of an earlier analysis of yours, if this is its ' +
  'next version. For a small video, send these before the file, at most 6 MB in total: isProcessedVideo "true", ' +
  'videoMetadata (JSON: duration, width, height, aspectRatio, format, fileSize, fileName), videoFrames (JSON array of ' +
  'up to 12 base64 JPEGs). Accept text/event-stream for progress. With an Idempotency-Key, the same creative is graded ' +
  'only once, no matter how often it is sent, and you can follow or cancel the grading by that key.';

/** The two analyze endpoints: with ad copy, and with the creative alone. */
export function analyzeRoutes(app: App, deps: GradingsDeps): void {
  const perAccount = limitPerAccount(deps, { purpose: 'analysis', limit: deps.rateLimits.analysis });
  const add = (path: string, copyRequired: boolean): void => {
    app.post(
      path,
      {
        schema: {
          consumes: ['multipart/form-data'],
          headers: gradingHeadersSchema,
          description: copyRequired ? `${FORM} adCopy is required.` : FORM,
          response: { 200: analyzeResponseSchema },
        },
        serializerCompiler: plainJson,
        onRequest: [requireSignIn(deps), perAccount],
      },
      async (request, reply) => {
        const submitted = await begin(request, { deps, copyRequired });
        return sendGrade(request, reply, { deps, submitted });
      },
    );
  };
  add(ENDPOINTS.aiAnalyze.path, true);
  add(ENDPOINTS.creativeAnalyze.path, false);
}

/** Does everything that can be refused before grading begins, while a plain HTTP status can still be sent. */
async function begin(
  request: FastifyRequest,
  { deps, copyRequired }: { deps: GradingsDeps; copyRequired: boolean },
): Promise<Submitted> {
  const upload = await receiveUpload(request, deps.store);
  return submitUpload(upload, {
    deps,
    userId: accountOf(request).id,
    gradingKey: keyOf(request),
    readCopy: () => readAdCopy(upload.fields.get('adCopy'), { required: copyRequired }),
    readHints: () => readHints((name) => upload.fields.get(name)),
    readVersionsId: () =>
      readVersionOf(deps.database.db, {
        given: upload.fields.get('versionOf'),
        userId: accountOf(request).id,
      }),
    readVideo: () => readBrowserVideo(upload.fields),
  });
}
