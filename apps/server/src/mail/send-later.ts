import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mailer.ts';

/** Sends in the background. If sending fails, what the mail is about is not undone. */
export function sendLater(mailer: Mailer, mail: Mail, log: FastifyBaseLogger): void {
  mailer
    .send(mail)
    .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'));
}
