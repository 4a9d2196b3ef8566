import { type AnalyzedCreative, errorBodySchema } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GradingsDeps } from './deps.ts';
import { errorBody, apiErrorOf } from '../../http/send-error.ts';
import type { Submitted } from './submission.ts';
import { type Waiting, waitForAnalysis } from './wait-for-grade.ts';
import { eventStream, wantsEvents } from '../../http/event-stream.ts';
import { abortOnDisconnect } from '../../http/abort-on-disconnect.ts';

/** Waits for a queued grading and sends its analysis, or streams its progress if the client asked for that. */
export function sendGrade(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, submitted }: { deps: GradingsDeps; submitted: Submitted },
): Promise<AnalyzedCreative> | FastifyReply {
  const waiting: Waiting = { ...submitted, deps, signal: abortOnDisconnect(reply) };
  return wantsEvents(request) ? streamGrade(waiting, request, reply) : waitForAnalysis(waiting, () => {});
}

function streamGrade(waiting: Waiting, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return eventStream(reply, async (send) => {
    try {
      const result: AnalyzedCreative = await waitForAnalysis(waiting, (progress) =>
        send('progress', progress),
      );
      send('result', result);
    } catch (error) {
      if (waiting.signal.aborted) return;
      const { code, message } = apiErrorOf(error);
      if (code === 'internal') request.log.error({ err: error }, 'grading stream failed');
      send('error', errorBodySchema.parse(errorBody(code, message, request.id)));
    }
  });
}
