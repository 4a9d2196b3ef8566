import { ENDPOINTS } from '@adjudge/contract';
import { listPublicReports } from '../list-public-reports.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { requireAdmin } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function publicReportsRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.publicReports, { onRequest: requireAdmin(deps) }, async (request) =>
    listPublicReports(deps.database.db, request.query),
  );
}
