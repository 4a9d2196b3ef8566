import { ACCOUNT_DATA_PATH } from '@adjudge/contract';
import { dataArchive } from './data-archive.ts';
import type { App } from '../../http/app.ts';
import { type AccountsDeps, forbidDemoAccount } from '../accounts/index.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../access/policy.ts';

/** Everything stored about the caller, as a ZIP download. */
export function accountDataRoute(app: App, deps: AccountsDeps): void {
  const { database, store, rateLimits } = deps;
  const perAccount = limitPerAccount(deps, { purpose: 'account-data', limit: rateLimits.accountData });
  app.get(
    ACCOUNT_DATA_PATH,
    {
      schema: {
        description:
          'A ZIP: account.json, picture.webp, analyses/*.json, measurements/*.json.gz, creatives/*.',
      },
      onRequest: [requireSignIn(deps), forbidDemoAccount(deps), perAccount],
    },
    async (request, reply) => {
      const archive = await dataArchive({ db: database.db, store }, accountOf(request));
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="adjudge-data-${day}.zip"`)
        .send(archive);
    },
  );
}
