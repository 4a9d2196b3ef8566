import { ENDPOINTS } from '@adjudge/contract';
import { findBrand, presentBrand, saveBrand } from './report-brand.ts';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { forbidDemoAccount } from '../accounts/index.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

const { reportBrand, saveReportBrand } = ENDPOINTS;

/** The account's own logo and color for its PDF reports. */
export function reportBrandRoutes(app: App, deps: ProfileDeps): void {
  const { db } = deps.database;
  serve(app, reportBrand, { onRequest: requireSignIn(deps) }, async (request) =>
    presentBrand(await findBrand(db, accountOf(request).id)),
  );
  serve(
    app,
    saveReportBrand,
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request) => presentBrand(await saveBrand(db, accountOf(request), request.body)),
  );
}
