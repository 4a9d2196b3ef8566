import { ACCESS_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { normalizeEmail } from '../../../access/email.ts';
import { RESET_HOURS } from '../reset-password.ts';
import { users } from '../../../db/schema.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { addressOf, limiter } from '../../../http/limiter.ts';
import { resetPasswordEmail } from '../../../mail/emails/access.ts';

const { path, body, response } = ENDPOINTS.forgotPassword;

/** Everything that depends on whether the account exists happens after the response. */
export function forgotPasswordRoute(app: App, deps: AccountsDeps): void {
  const limits = deps.rateLimits;
  const perAddress = limiter(deps, { purpose: 'forgot', limit: limits.mailedLink, key: addressOf });
  const perMailbox = limiter(deps, {
    purpose: 'forgot-mailbox',
    limit: limits.mailbox,
    key: mailboxOf,
    text: ACCESS_TEXTS.manyLinks,
  });
  const afterwards = afterResponse(app);
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: (request) => perAddress.count(request) },
    async (request, reply) => {
      await perMailbox.count(request);
      afterwards(reply, () => mailLink(deps, normalizeEmail(request.body.email)));
      return { success: true as const };
    },
  );
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

const mailboxOf = (request: FastifyRequest): string => normalizeEmail(body.parse(request.body).email);
