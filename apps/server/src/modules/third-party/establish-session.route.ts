import { ENDPOINTS, THIRD_PARTY_TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { presentUser } from '../accounts/index.ts';
import { assertNotSuspended } from '../../access/suspended.ts';
import { users } from '../../db/schema.ts';
import type { App } from '../../http/app.ts';
import type { ThirdPartyDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limitPerAddress } from '../../http/limiter.ts';
import { beginSession } from '../../access/session-cookie.ts';
import { HANDOVER_COOKIE, clearCookie, readCookie } from './sign-in-cookies.ts';
import { serve } from '../../http/serve.ts';

/** Exchanges the popup's token for a session, in the browser that the popup belonged to. */
export function establishSessionRoute(app: App, deps: ThirdPartyDeps): void {
  const { thirdParty, publicUrl, rateLimits } = deps;
  const { db } = deps.database;
  const attempts = limitPerAddress(deps, { purpose: 'establish-session', limit: rateLimits.signIn });
  serve(app, ENDPOINTS.establishSession, { onRequest: attempts }, async (request, reply) => {
    if (thirdParty === null) throw new ApiError('absent', THIRD_PARTY_TEXTS.providerAbsent);
    const browserKey = readCookie(request, HANDOVER_COOKIE);
    const userId = await thirdParty.handovers.consume({ token: request.body.tempToken, browserKey });
    if (userId === null) throw new ApiError('invalid', THIRD_PARTY_TEXTS.tokenUsed);
    clearCookie(reply, HANDOVER_COOKIE, publicUrl);
    const [account] = await db.select().from(users).where(eq(users.id, userId));
    if (!account) throw new ApiError('invalid', THIRD_PARTY_TEXTS.tokenUsed);
    assertNotSuspended(account);
    await beginSession({ request, reply, userId: account.id }, deps);
    return { user: await presentUser(db, account) };
  });
}
