import { ENDPOINTS } from '@adjudge/contract';
import { listPublicReports } from '../list-public-reports.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { requireAdmin } from '../../../access/policy.ts';

const { path, query, response } = ENDPOINTS.publicReports;

export function publicReportsRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => listPublicReports(deps.database.db, request.query),
  );
}
