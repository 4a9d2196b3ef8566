import { ENDPOINTS } from '@adjudge/contract';
import { listMessages } from './handle-messages.ts';
import type { App } from '../../http/app.ts';
import type { ContactDeps } from './deps.ts';
import { requireAdmin } from '../../access/policy.ts';

const { path, query, response } = ENDPOINTS.contactMessages;

export function contactMessagesRoute(app: App, deps: ContactDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => listMessages(deps.database.db, request.query),
  );
}
