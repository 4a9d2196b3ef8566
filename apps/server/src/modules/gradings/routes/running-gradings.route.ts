import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { sendGrade } from '../send-grade.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { accountOf, requireSignIn, limitPerAccount, requireAdmin } from '../../../access/policy.ts';
import { findGradingByKey } from '../find-grading.ts';
import { serve } from '../../../http/serve.ts';
import { queueState } from '../../../queue/queue-state.ts';

/** For clients that lost their connection: the progress and outcome of a grading, by the key it was sent with. */
export function followGradingRoute(app: App, deps: GradingsDeps): void {
  const perAccount = limitPerAccount(deps, { purpose: 'follow', limit: deps.rateLimits.analysis });
  serve(
    app,
    ENDPOINTS.followGrading,
    {
      schema: {
        description:
          'The grading of the creative that you sent with this Idempotency-Key. Accept text/event-stream for progress.',
      },
      serializerCompiler: plainJson,
      onRequest: [requireSignIn(deps), perAccount],
    },
    async (request, reply) => {
      const { key } = request.query;
      const known = await findGradingByKey(deps.database.db, { userId: accountOf(request).id, key });
      if (!known) throw new ApiError('absent', TEXTS.gradingAbsent);
      return sendGrade(request, reply, { deps, submitted: known });
    },
  );
}

/** The queue: how its owner takes a creative out of it, and how an admin sees it. */
export function queueRoutes(app: App, deps: GradingsDeps): void {
  serve(
    app,
    ENDPOINTS.cancelGrading,
    {
      schema: {
        description:
          'Removes one of your creatives from the queue by its Idempotency-Key and refunds the credit. Returns 409 once ' +
          'grading has started.',
      },
      onRequest: requireSignIn(deps),
    },
    async (request) => {
      await deps.queue.cancel({ userId: accountOf(request).id, key: request.body.key });
      return { success: true as const };
    },
  );
  serve(app, ENDPOINTS.queueState, { onRequest: requireAdmin(deps) }, async () => ({
    ...(await queueState(deps.database.db)),
    graders: deps.grader?.state() ?? null,
  }));
}
