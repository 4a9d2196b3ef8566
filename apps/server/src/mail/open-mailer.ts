import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BRAND } from '@adjudge/contract';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A mail server that does not respond must not block a request for minutes. */
const TIMEOUT_MILLISECONDS = 10_000;

/** A hanging mail server must not keep this server from stopping. */
const CLOSE_MILLISECONDS = 5000;

export interface MailSettings {
  /** null: mails are written to files in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

/** @param onWritten receives the file of each mail in the outbox, and the links in it */
export function openMailer(
  settings: MailSettings & { readonly dataDir: string },
  onWritten: (mail: { file: string; to: string; links: readonly string[] }) => void,
): Mailer {
  const from = { name: BRAND.name, address: settings.mailFrom };
  return finishing(
    settings.smtpUrl === null
      ? outboxMailer(path.join(settings.dataDir, 'outbox'), from, onWritten)
      : smtpMailer(settings.smtpUrl, from),
  );
}

/** Closes once the mails that are being sent are sent: they are marked as sent already, and no one would send them again. */
function finishing(mailer: Mailer): Mailer {
  const running = new Set<Promise<void>>();
  return {
    send(mail) {
      const sent = mailer.send(mail).finally(() => running.delete(sent));
      running.add(sent);
      return sent;
    },
    async close() {
      const tooLate = setTimeout(CLOSE_MILLISECONDS, undefined, { ref: false });
      await Promise.race([Promise.allSettled(running), tooLate]);
      await mailer.close();
    },
  };
}

type Sender = Readonly<{ name: string; address: string }>;

function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
  return {
    send: async (mail) => void (await transport.sendMail({ from, ...mail })),
    close: async () => transport.close(),
  };
}

function outboxMailer(folder: string, from: Sender, onWritten: Parameters<typeof openMailer>[1]): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      const file = path.join(folder, `${Date.now()}-${randomUUID()}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message, { mode: 0o600 });
      onWritten({ file, to: mail.to, links: mail.text.match(/https?:\/\/\S+/g) ?? [] });
    },
    close: async () => undefined,
  };
}
