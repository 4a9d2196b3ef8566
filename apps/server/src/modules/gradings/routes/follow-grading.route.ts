import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { sendGrade } from '../send-grade.ts';
import { limiter } from '../../../http/limiter.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { findGradingByKey } from '../find-grading.ts';

const { path, query, response } = ENDPOINTS.followGrading;

/** For clients that lost their connection: the progress and outcome of a grading, by the key it was sent with. */
export function followGradingRoute(app: App, deps: GradingsDeps): void {
  const perAccount = limiter(deps, {
    purpose: 'follow',
    limit: deps.rateLimits.analysis,
    key: (request) => accountOf(request).id,
  });
  app.get(
    path,
    {
      schema: {
        description:
          'The grading of the creative that you sent with this Idempotency-Key. Accept text/event-stream for progress.',
        querystring: query,
        response: { 200: response },
      },
      serializerCompiler: plainJson,
      onRequest: [requireSignIn(deps), (request) => perAccount.count(request)],
    },
    async (request, reply) => {
      const { key } = request.query;
      const known = await findGradingByKey(deps.database.db, { userId: accountOf(request).id, key });
      if (!known) throw new ApiError('absent', TEXTS.gradingAbsent);
      return sendGrade(request, reply, { deps, submitted: known });
    },
  );
}
