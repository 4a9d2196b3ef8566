import type { Span } from '../../../artifacts/copy-artifacts.ts';

/** A word, or two in a row, with where it stands; '^' is the beginning and '$' the end of the headline. */
export interface Term extends Span {
  readonly term: string;
}

/** One pronoun for all: whether a headline speaks of a man or a woman is no matter of wording. */
const PRONOUNS: Readonly<Record<string, string>> = {
  he: 'they',
  she: 'they',
  him: 'them',
  his: 'their',
  her: 'their',
  hers: 'theirs',
  "he's": "they're",
  "she's": "they're",
  "he'd": "they'd",
  "she'd": "they'd",
  "he'll": "they'll",
  "she'll": "they'll",
  himself: 'themselves',
  herself: 'themselves',
};

const TOKEN = /[\p{L}\p{N}'’]+|[?.!,:…]/gu;

/** Each different word and pair of words once, where it stands first. Marks are words here: '. just' opens a sentence. */
export function termsOf(text: string): Term[] {
  const tokens = [
    { term: '^', start: 0, end: 0 },
    ...[...text.matchAll(TOKEN)].map((match) => {
      const lower = match[0].toLowerCase().replaceAll('’', "'");
      return { term: PRONOUNS[lower] ?? lower, start: match.index, end: match.index + match[0].length };
    }),
    { term: '$', start: text.length, end: text.length },
  ];
  const pairs = tokens.slice(1).map((token, index): Term => {
    const before = tokens[index] ?? token;
    return { term: `${before.term} ${token.term}`, start: before.start, end: token.end };
  });
  const first = new Map<string, Term>();
  for (const found of [...tokens.slice(1, -1), ...pairs]) {
    if (!first.has(found.term)) first.set(found.term, found);
  }
  return [...first.values()];
}
