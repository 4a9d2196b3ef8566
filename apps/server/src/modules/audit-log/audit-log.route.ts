import { ENDPOINTS } from '@adjudge/contract';
import { listAuditLog } from './audit-log.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function auditLogRoute(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.auditLog, { onRequest: requireAdmin(deps) }, async (request) =>
    listAuditLog(deps.database.db, request.query),
  );
}
