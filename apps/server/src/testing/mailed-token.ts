import { setTimeout } from 'node:timers/promises';
import type { FakeMailer } from './stand-ins/fake-mailer.ts';

const PATIENCE_MILLISECONDS = 5000;

/** Tokens of the links to a page that were mailed to this address, oldest first. */
export const mailedTokens = (mailer: FakeMailer, to: string, page: string): string[] =>
  mailer.sent
    .filter((mail) => mail.to === to)
    .flatMap((mail) => mail.text.split(`${page}?token=`)[1]?.match(/^[\w-]+/)?.[0] ?? []);

/**
 * Waits until there are `count` tokens, because mails go out after the response.
 * @returns the newest
 */
export async function mailedToken(
  mailer: FakeMailer,
  { to, page, count = 1 }: { to: string; page: string; count?: number },
): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += 10) {
    const tokens = mailedTokens(mailer, to, page);
    if (tokens.length >= count) return tokens.at(-1) ?? '';
    await setTimeout(10);
  }
  throw new Error(`There are not ${count} links to ${page} for ${to}.`);
}
