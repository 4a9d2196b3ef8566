import { BRAND } from '@adjudge/contract';
import type { Email } from './email.ts';

const quoted = (words: string): string =>
  words
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The plain-text version, for mail programs without HTML and for readers who prefer it. */
export function emailText({ heading, paragraphs, facts, quote, action, notes, reason }: Email): string {
  const blocks = [
    heading,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote === undefined ? undefined : quoted(quote),
    action ? `${action.label}:\n${action.url}` : undefined,
    ...(notes ?? []),
    // Mail programs recognize a signature by two dashes and a space.
    `-- \n${BRAND.name} · ${BRAND.tagline}\n${reason}`,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}
