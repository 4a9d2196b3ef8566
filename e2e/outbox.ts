import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const TIMEOUT_MS = 20_000;

const folder = (): string => path.join(process.env['E2E_DATA'] ?? '', 'server', 'outbox');

async function mails(): Promise<Email[]> {
  const names = await readdir(folder()).catch(() => []);
  // File names start with the time of writing.
  return Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name) => PostalMime.parse(await readFile(path.join(folder(), name)))),
  );
}

/** Waits for a mail to this address whose subject matches, and returns the newest. */
export async function waitForMail(email: string, subject: RegExp): Promise<Email> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += 100) {
    const found = (await mails()).findLast(
      (mail) => mail.to?.some(({ address }) => address === email) && subject.test(mail.subject ?? ''),
    );
    if (found) return found;
    await setTimeout(100);
  }
  throw new Error(`No mail to ${email} about ${subject.source}.`);
}

/** The first link in the mail's text. */
export function linkOf(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (link === undefined) throw new Error(`'${mail.subject ?? ''}' leads nowhere.`);
  return link;
}
