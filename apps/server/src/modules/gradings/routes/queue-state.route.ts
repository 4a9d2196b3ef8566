import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { requireAdmin } from '../../../access/policy.ts';
import { queueState } from '../../../queue/queue-state.ts';

const { path, response } = ENDPOINTS.queueState;

export function queueStateRoute(app: App, deps: GradingsDeps): void {
  app.get(path, { schema: { response: { 200: response } }, onRequest: requireAdmin(deps) }, async () => ({
    ...(await queueState(deps.database.db)),
    graders: deps.grader?.state() ?? null,
  }));
}
