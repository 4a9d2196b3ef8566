import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function cancelGradingRoute(app: App, deps: GradingsDeps): void {
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
}
