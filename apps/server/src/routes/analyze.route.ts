import { type AnalyzedCreative, ENDPOINTS, analyzeResponseSchema, errorBodySchema } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAdCopy } from '../creatives/ad-copy.ts';
import { receiveUpload } from '../creatives/receive-upload.ts';
import type { App, Deps } from '../deps.ts';
import { errorBody, refusalOf } from '../errors.ts';
import { eventStream, wantsEvents } from '../http/event-stream.ts';
import { plainJson } from '../http/plain-json.ts';
import { limiter } from '../http/rate-limits.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';
import { submitUpload } from '../jobs/submit-upload.ts';
import { type Waiting, finished } from '../jobs/wait-for-grade.ts';

/** The two analyze calls: with ad copy, and with the creative alone. */
export function analyzeRoutes(app: App, deps: Deps): void {
  const perAccount = limiter(app, {
    purpose: 'analysis',
    limit: deps.rateLimits.analysis,
    key: (request) => accountOf(request).id,
  });
  const add = (path: string, copyRequired: boolean): void => {
    app.post(
      path,
      {
        schema: { consumes: ['multipart/form-data'], response: { 200: analyzeResponseSchema } },
        serializerCompiler: plainJson,
        onRequest: [signedIn(deps), (request) => perAccount.count(request)],
      },
      async (request, reply) => {
        const waiting = await begin(request, reply, { deps, copyRequired });
        return wantsEvents(request) ? streamed(waiting, request, reply) : finished(waiting, () => {});
      },
    );
  };
  add(ENDPOINTS.aiAnalyze.path, true);
  add(ENDPOINTS.creativeAnalyze.path, false);
}

/** Everything that can be refused before grading begins, and so with a plain HTTP status. */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, copyRequired }: { deps: Deps; copyRequired: boolean },
): Promise<Waiting> {
  const upload = await receiveUpload(request, deps.store);
  const submitted = await submitUpload(upload, {
    deps,
    userId: accountOf(request).id,
    readCopy: () => readAdCopy(upload.fields.get('adCopy'), { required: copyRequired }),
  });
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return { ...submitted, deps, signal: gone.signal };
}

function streamed(waiting: Waiting, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return eventStream(reply, async (send) => {
    try {
      const result: AnalyzedCreative = await finished(waiting, (progress) => send('progress', progress));
      send('result', result);
    } catch (error) {
      if (waiting.signal.aborted) return;
      const { code, message } = refusalOf(error);
      if (code === 'internal') request.log.error({ err: error }, 'grading stream failed');
      send('error', errorBodySchema.parse(errorBody(code, message, request.id)));
    }
  });
}
