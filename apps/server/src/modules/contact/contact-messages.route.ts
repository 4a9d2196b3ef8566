import { ENDPOINTS } from '@adjudge/contract';
import { listMessages } from './handle-messages.ts';
import type { App, Deps } from '../../deps.ts';
import { signedInAs } from '../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.contactMessages;

export function contactMessagesRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: signedInAs(deps, 'admin') },
    async (request) => listMessages(deps.database.db, request.query),
  );
}
