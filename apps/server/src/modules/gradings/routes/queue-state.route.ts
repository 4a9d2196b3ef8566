import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { requireAdmin } from '../../../access/policy.ts';
import { queueState } from '../../../queue/queue-state.ts';
import { serve } from '../../../http/serve.ts';

export function queueStateRoute(app: App, deps: GradingsDeps): void {
  serve(app, ENDPOINTS.queueState, { onRequest: requireAdmin(deps) }, async () => ({
    ...(await queueState(deps.database.db)),
    graders: deps.grader?.state() ?? null,
  }));
}
