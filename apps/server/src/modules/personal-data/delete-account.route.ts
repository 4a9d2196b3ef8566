import { ACCOUNT_TEXTS, DELETE_WORD, type DeleteAccount, ENDPOINTS } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { deleteAccount } from '../accounts/delete-account.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import type { App, Deps } from '../../deps.ts';
import { Refusal } from '../../http/answer-error.ts';
import { countPasswordAttempt, notDemo } from '../accounts/password-attempts.ts';
import { accountOf, endSession, sessionOf, signedIn } from '../../access/signed-in.ts';
import { accountDeletedLetter } from '../../mail/letters/account.ts';
import { sendLater } from '../../mail/send-later.ts';

const { path, body, response } = ENDPOINTS.deleteAccount;

/** Who has no password proves that it is them by a sign-in that was not longer ago. */
const FRESH_MILLISECONDS = 10 * 60_000;

export function deleteAccountRoute(app: App, deps: Deps): void {
  const { database, store, mailer, publicUrl } = deps;
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: [signedIn(deps), notDemo(deps), countPasswordAttempt(deps, 'delete-account')],
    },
    async (request, reply) => {
      const { id, email } = accountOf(request);
      await proveOwner(request, request.body);
      const files = await deleteAccount(database.db, id);
      await endSession(request, reply, deps);
      sendLater(mailer, accountDeletedLetter({ to: email, publicUrl }), request.log);
      // What cannot be removed now is removed within minutes: it is entered as discarded.
      await Promise.all(files.map((key) => store.removeWithParts(key))).catch((error: unknown) =>
        request.log.warn({ err: error }, 'files of a deleted account wait to be removed'),
      );
      return { success: true as const };
    },
  );
}

/** @throws Refusal 'invalid', 'wrong-credentials', or 'denied' for a sign-in too long ago */
async function proveOwner(request: FastifyRequest, { password, confirmation }: DeleteAccount): Promise<void> {
  const { passwordHash } = accountOf(request);
  if (passwordHash !== null) {
    if (!password) throw new Refusal('invalid', ACCOUNT_TEXTS.deletePasswordRequired);
    if (await passwordMatches(passwordHash, password)) return;
    throw new Refusal('wrong-credentials', ACCOUNT_TEXTS.deletePasswordWrong);
  }
  if (confirmation !== DELETE_WORD) throw new Refusal('invalid', ACCOUNT_TEXTS.deleteUnconfirmed);
  if (Date.now() - sessionOf(request).createdAt.getTime() > FRESH_MILLISECONDS) {
    throw new Refusal('denied', ACCOUNT_TEXTS.deleteSignInAgain);
  }
}
