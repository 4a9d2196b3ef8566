import type { Span } from '../../../artifacts/copy-artifacts.ts';

/** A word or two consecutive words, with the position; '^' is the start and '$' the end of the headline. */
export interface Term extends Span {
  readonly term: string;
}

/** Makes pronouns gender-neutral: whether a headline is about a man or a woman is not a matter of wording. */
const PRONOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

const TOKEN = /[\p{L}\p{N}'’]+|[?.!,:…]/gu;

/** Each distinct word and pair at its first position. Punctuation counts as words: '. just' opens a sentence. */
export function termsOf(text: string): Term[] {
  const tokens = [
    { term: '^', start: 0, end: 0 },
    ...[...text.matchAll(TOKEN)].map((match) => {
      const lower = match[0].toLowerCase().replaceAll('’', "'");
      return { term: PRONOUNS.get(lower) ?? lower, start: match.index, end: match.index + match[0].length };
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
