import { ENDPOINTS } from '@adjudge/contract';
import { listMessages } from './handle-messages.ts';
import type { App } from '../../http/app.ts';
import type { ContactDeps } from './deps.ts';
import { requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function contactMessagesRoute(app: App, deps: ContactDeps): void {
  serve(app, ENDPOINTS.contactMessages, { onRequest: requireAdmin(deps) }, async (request) =>
    listMessages(deps.database.db, request.query),
  );
}
