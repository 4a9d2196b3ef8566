import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mailer.ts';

/** Sends without keeping anybody waiting; what was done stays done when the mail cannot go out. */
export function sendLater(mailer: Mailer, mail: Mail, log: FastifyBaseLogger): void {
  mailer
    .send(mail)
    .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'));
}
