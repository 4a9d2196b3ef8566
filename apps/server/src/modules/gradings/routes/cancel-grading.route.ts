import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';

const { path, body, response } = ENDPOINTS.cancelGrading;

export function cancelGradingRoute(app: App, deps: GradingsDeps): void {
  app.post(
    path,
    {
      schema: {
        description:
          'Takes an own creative out of the queue by its Idempotency-Key and gives the credit back. Refused with 409 once it ' +
          'is being graded.',
        body,
        response: { 200: response },
      },
      onRequest: requireSignIn(deps),
    },
    async (request) => {
      await deps.queue.cancel({ userId: accountOf(request).id, key: request.body.key });
      return { success: true as const };
    },
  );
}
