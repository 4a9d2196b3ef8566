import { ENDPOINTS } from '@adjudge/contract';
import {
  deleteAccount,
  type AccountsDeps,
  countPasswordAttempt,
  forbidDemoAccount,
  unprovenMailbox,
} from '../accounts/index.ts';
import type { App } from '../../http/app.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import { endSession } from '../../access/session-cookie.ts';
import { accountDeletedEmail } from '../../mail/emails/account.ts';
import { proveOwner } from './policy.ts';
import { sendLater } from '../../mail/send-later.ts';
import { removeDiscarded } from '../../store/discarded-files.ts';
import { serve } from '../../http/serve.ts';

export function deleteAccountRoute(app: App, deps: AccountsDeps): void {
  const { database, store, mailer, publicUrl, supportEmail } = deps;
  const mailbox = unprovenMailbox(deps);
  serve(
    app,
    ENDPOINTS.deleteAccount,
    {
      onRequest: [requireSignIn(deps), forbidDemoAccount(deps), countPasswordAttempt(deps, 'delete-account')],
    },
    async (request, reply) => {
      const { id, email, emailVerified } = accountOf(request);
      await proveOwner(request, request.body);
      const isTold = emailVerified || (await mailbox.admits(email));
      const files = await deleteAccount(database.db, id);
      await endSession(request, reply, deps);
      if (isTold) sendLater(mailer, accountDeletedEmail({ to: email, publicUrl, supportEmail }), request.log);
      await removeDiscarded({ store, log: request.log }, files, 'a deleted account');
      return { success: true as const };
    },
  );
}
