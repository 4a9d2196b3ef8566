import { ENDPOINTS } from '@adjudge/contract';
import { listAuditLog } from './audit-log.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { requireAdmin } from '../../access/policy.ts';

const { path, query, response } = ENDPOINTS.auditLog;

export function auditLogRoute(app: App, deps: AccessDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => listAuditLog(deps.database.db, request.query),
  );
}
