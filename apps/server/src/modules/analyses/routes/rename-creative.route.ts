import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { renameCreative } from '../rename.ts';
import type { App, Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/answer-error.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';

const { path, body, response } = ENDPOINTS.renameCreative;

export function renameCreativeRoute(app: App, deps: Deps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => {
      const { analysisId, name } = request.body;
      const userId = accountOf(request).id;
      const renamed = await renameCreative(deps.database.db, { analysisId, userId, name });
      if (renamed === null) throw new Refusal('absent', TEXTS.analysisAbsent);
      return { name: renamed };
    },
  );
}
