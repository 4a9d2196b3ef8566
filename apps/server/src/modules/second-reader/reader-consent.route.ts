import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { SecondReaderDeps } from './deps.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import { forbidDemoAccount } from '../accounts/index.ts';
import { hasReaderConsent, saveConsent } from './consent.ts';
import { serve } from '../../http/serve.ts';

const { readerConsent, saveReaderConsent } = ENDPOINTS;

/** Whether the account's creatives may be sent to a vision-language model. */
export function readerConsentRoutes(app: App, deps: SecondReaderDeps): void {
  const { db } = deps.database;
  serve(app, readerConsent, { onRequest: requireSignIn(deps) }, async (request) => ({
    agrees: await hasReaderConsent(db, accountOf(request).id),
  }));
  serve(
    app,
    saveReaderConsent,
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request) => {
      await saveConsent(db, accountOf(request).id, request.body.agrees);
      return request.body;
    },
  );
}
