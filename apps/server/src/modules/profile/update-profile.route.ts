import { ENDPOINTS } from '@adjudge/contract';
import { forbidDemoAccount } from '../accounts/index.ts';
import { updateProfile } from './details.ts';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function updateProfileRoute(app: App, deps: ProfileDeps): void {
  serve(
    app,
    ENDPOINTS.updateProfile,
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request) => {
      await updateProfile(deps.database.db, accountOf(request).id, request.body);
      return { user: request.body };
    },
  );
}
