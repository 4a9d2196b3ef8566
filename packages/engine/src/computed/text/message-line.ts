import type { TextLine } from '../../artifacts.ts';
import { say } from '../../messages/say.ts';
import { isQuotable, lineName } from './line-name.ts';
import { quote } from './quote.ts';

const MESSAGES = {
  inLine: 'In or below {line}, {told}',
  beside: 'Add two to five words next to {line}: {told}',
} as const;

const TAKES_WORDS: ReadonlySet<TextLine['role']> = new Set(['headline', 'body']);
const ADDRESS = /^\S+\.\p{L}{2,}\S*$|@|^[\d\s().+-]+$/u;

/** The line that new words would change: the largest that is neither name, offer, request nor address; null without one. */
export function messageLine(lines: readonly TextLine[]): TextLine | null {
  const open = lines.filter(
    (line) =>
      TAKES_WORDS.has(line.role) &&
      isQuotable(line) &&
      /\p{L}{3}/u.test(line.text) &&
      !ADDRESS.test(line.text.trim()),
  );
  return open.toSorted((a, b) => b.height - a.height)[0] ?? null;
}

/**
 * Where new words go: 'In “Run the rain”, say …', or beside the name or offer that stands alone.
 * @param told what they are to say, from 'say' on
 */
export function wordsInto(lines: readonly TextLine[], told: string): string {
  const line = messageLine(lines);
  if (line) return say(MESSAGES.inLine, { line: quote(line.text), told });
  const [largest] = lines.toSorted((a, b) => b.height - a.height);
  return largest ? say(MESSAGES.beside, { line: lineName(largest), told }) : told;
}
