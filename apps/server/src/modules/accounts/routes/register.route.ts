import { ENDPOINTS } from '@adjudge/contract';
import { presentUser, register } from '../accounts.ts';
import { unprovenMailbox } from '../policy.ts';
import { sendVerification } from '../verify-email.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { clearGuestCookie, guestOf } from '../../../access/guest-cookie.ts';
import { limitPerAddress } from '../../../http/limiter.ts';
import { beginSession } from '../../../access/session-cookie.ts';
import { serve } from '../../../http/serve.ts';

export function registerRoute(app: App, deps: AccountsDeps): void {
  const attempts = limitPerAddress(deps, { purpose: 'registration', limit: deps.rateLimits.registration });
  const mailbox = unprovenMailbox(deps);
  const afterwards = afterResponse(app);
  serve(app, ENDPOINTS.register, { onRequest: attempts }, async (request, reply) => {
    const guest = await guestOf(request, deps);
    const account = await register(deps.database.db, request.body, {
      guestId: guest?.id ?? null,
      trialNeedsEmail: deps.trialNeedsEmail,
    });
    if (guest) clearGuestCookie(reply, deps);
    await beginSession({ request, reply, userId: account.id }, deps);
    deps.knownBrowsers.remember(reply, account.email);
    if (await mailbox.admits(account.email)) afterwards(reply, () => sendVerification(deps, account));
    return { user: await presentUser(deps.database.db, account) };
  });
}
