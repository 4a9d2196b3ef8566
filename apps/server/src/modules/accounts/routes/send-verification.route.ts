import { ACCESS_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { unprovenMailbox } from '../policy.ts';
import { sendVerification } from '../verify-email.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** Waits until the mail is handed over, so that the user is told 'sent' only when it was. */
export function sendVerificationRoute(app: App, deps: AccountsDeps): void {
  const mailbox = unprovenMailbox(deps);
  serve(
    app,
    ENDPOINTS.sendVerification,
    { onRequest: [requireSignIn(deps), (request) => mailbox.consume(accountOf(request).email)] },
    async (request) => {
      const account = accountOf(request);
      if (account.emailVerified) throw new ApiError('conflict', ACCESS_TEXTS.verifiedAlready);
      await sendVerification(deps, account).catch((cause: unknown) => {
        request.log.error({ err: cause }, 'a verification mail could not be sent');
        throw new ApiError('busy', ACCESS_TEXTS.mailFailed, { retryAfter: 60, cause });
      });
      return { success: true as const };
    },
  );
}
