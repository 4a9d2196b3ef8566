import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findOwn } from '../analyses/analyses.ts';
import { WhatIfs } from '../analyses/what-ifs.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { limiter } from '../http/limiter.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';

const { path, body, response } = ENDPOINTS.whatIf;

/** The fixes of an own analysis, made and graded. Costs no credit. */
export function whatIfRoute(app: App, deps: Deps): void {
  const { store, grader } = deps;
  const whatIfs = new WhatIfs({ db: deps.database.db, store, grader });
  const perAccount = limiter(deps, {
    purpose: 'what-if',
    limit: deps.rateLimits.whatIf,
    key: (request) => accountOf(request).id,
  });
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: [signedIn(deps), (request) => perAccount.count(request)],
    },
    async (request) => {
      const { analysisId } = request.body;
      const own = await findOwn(deps.database.db, { analysisId, userId: accountOf(request).id });
      if (!own) throw new Refusal('absent', TEXTS.analysisAbsent);
      if (own.creative.kind === 'video') throw new Refusal('invalid', TEXTS.whatIfVideo);
      return whatIfs.of(own.analysis, own.creative);
    },
  );
}
