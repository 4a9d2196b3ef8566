import { ENDPOINTS } from '@adjudge/contract';
import { updateProfile } from './details.ts';
import type { App, Deps } from '../../deps.ts';
import { accountOf, signedIn } from '../../access/signed-in.ts';

const { path, body, response } = ENDPOINTS.updateProfile;

export function updateProfileRoute(app: App, deps: Deps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => {
      await updateProfile(deps.database.db, accountOf(request).id, request.body);
      return { user: request.body };
    },
  );
}
