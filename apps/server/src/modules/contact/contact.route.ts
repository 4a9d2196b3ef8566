import { ENDPOINTS } from '@adjudge/contract';
import { storeMessage, mailMessage } from './messages.ts';
import type { App } from '../../http/app.ts';
import type { ContactDeps } from './deps.ts';
import { limitPerAddress } from '../../http/limiter.ts';
import { identifyAccount, requireAdmin, accountOf } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';
import { listMessages, markHandled } from './handle-messages.ts';

/** A message is accepted once it is stored, so a mail server that is down turns no one away. */
export function contactRoute(app: App, deps: ContactDeps): void {
  const perAddress = limitPerAddress(deps, { purpose: 'contact', limit: deps.rateLimits.contact });
  serve(app, ENDPOINTS.contact, { onRequest: [perAddress, identifyAccount(deps)] }, async (request) => {
    const { mailer, supportEmail, database } = deps;
    const id = await storeMessage(database.db, {
      message: request.body,
      userId: request.account?.id ?? null,
    });
    await mailMessage({ db: database.db, mailer, supportEmail }, id).catch((error: unknown) => {
      request.log.warn({ err: error, message: id }, 'a message of the contact form waits to be mailed');
    });
    return { success: true as const };
  });
}

/** How admins answer messages. */
export function contactMessagesRoutes(app: App, deps: ContactDeps): void {
  serve(app, ENDPOINTS.contactMessages, { onRequest: requireAdmin(deps) }, async (request) =>
    listMessages(deps.database.db, request.query),
  );
  serve(app, ENDPOINTS.markHandled, { onRequest: requireAdmin(deps) }, async (request) => {
    await markHandled(deps.database.db, { ...request.body, actorId: accountOf(request).id });
    return { success: true as const };
  });
}
