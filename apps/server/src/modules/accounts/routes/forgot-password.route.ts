import { ACCESS_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { normalizeEmail } from '../../../access/email.ts';
import { RESET_HOURS } from '../reset-password.ts';
import { users } from '../../../db/schema.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { limitPer, limitPerAddress } from '../../../http/limiter.ts';
import { resetPasswordEmail } from '../../../mail/emails/access.ts';
import { serve } from '../../../http/serve.ts';

/** Everything that depends on whether the account exists happens after the response. */
export function forgotPasswordRoute(app: App, deps: AccountsDeps): void {
  const limits = deps.rateLimits;
  const perAddress = limitPerAddress(deps, { purpose: 'forgot', limit: limits.mailedLink });
  const perMailbox = limitPer(mailboxOf, deps, {
    purpose: 'forgot-mailbox',
    limit: limits.mailbox,
    text: ACCESS_TEXTS.manyLinks,
  });
  const afterwards = afterResponse(app);
  serve(app, ENDPOINTS.forgotPassword, { onRequest: perAddress }, async (request, reply) => {
    await perMailbox(request);
    afterwards(reply, () => mailLink(deps, normalizeEmail(request.body.email)));
    return { success: true as const };
  });
}

async function mailLink(
  { database, verifications, mailer, publicUrl }: AccountsDeps,
  email: string,
): Promise<void> {
  const [account] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!account) return;
  const seconds = RESET_HOURS * 3600;
  const token = await verifications.issue('reset-password', { userId: account.id, email, seconds });
  await mailer.send(resetPasswordEmail({ to: email, publicUrl, token, hours: RESET_HOURS }));
}

const mailboxOf = ({ body }: FastifyRequest): string =>
  normalizeEmail(ENDPOINTS.forgotPassword.body.parse(body).email);
