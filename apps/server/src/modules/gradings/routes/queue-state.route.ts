import { ENDPOINTS } from '@adjudge/contract';
import type { App, Deps } from '../../../deps.ts';
import { signedInAs } from '../../../access/signed-in.ts';
import { queueState } from '../../../queue/queue-state.ts';

const { path, response } = ENDPOINTS.queueState;

export function queueStateRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { response: { 200: response } }, onRequest: signedInAs(deps, 'admin') },
    async () => ({ ...(await queueState(deps.database.db)), graders: deps.grader?.state() ?? null }),
  );
}
