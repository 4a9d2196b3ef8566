import { BRAND } from '@adjudge/contract';
import type { Email } from './email.ts';

const quoted = (words: string): string =>
  words
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The email for mail programs that draw nothing, and for readers who prefer it. */
export function emailText({ heading, paragraphs, facts, quote, action, notes, reason }: Email): string {
  const blocks = [
    heading,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote === undefined ? undefined : quoted(quote),
    action ? `${action.label}:\n${action.url}` : undefined,
    ...(notes ?? []),
    // Two dashes and a space are how mail programs know a signature.
    `-- \n${BRAND.name} · ${BRAND.tagline}\n${reason}`,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}
