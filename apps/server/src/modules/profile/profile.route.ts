import { ENDPOINTS, AVATAR_PATH, ACCOUNT_TEXTS } from '@adjudge/contract';
import { presentDetails, updateProfile } from './details.ts';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { ownAccount, requireSignIn, accountOf, limitPerAccount } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';
import { forbidDemoAccount } from '../accounts/index.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findBrand, presentBrand, saveBrand } from './report-brand.ts';

/** What accounts say of themselves. */
export function accountDetailsRoutes(app: App, deps: ProfileDeps): void {
  serve(app, ENDPOINTS.accountDetails, { onRequest: requireSignIn(deps) }, async (request) =>
    presentDetails(ownAccount(request)),
  );
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

/** Serves the caller's own avatar. It may first have to be downloaded from the URL they gave. */
export function avatarRoute(app: App, deps: ProfileDeps): void {
  const perAccount = limitPerAccount(deps, { purpose: 'avatar', limit: deps.rateLimits.avatar });
  app.get(
    AVATAR_PATH,
    {
      schema: { description: 'The picture that the account names by its address, as WebP.' },
      onRequest: [requireSignIn(deps), perAccount],
    },
    async (request, reply) => {
      const picture = await deps.avatars.of(accountOf(request));
      if (!picture) throw new ApiError('absent', ACCOUNT_TEXTS.avatarAbsent);
      return reply.type('image/webp').send(Buffer.from(picture));
    },
  );
}

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
