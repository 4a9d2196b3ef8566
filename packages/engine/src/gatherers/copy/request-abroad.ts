import { ACTION_CLASSES, type ActionClass } from './lexicons/actions.ts';
import { ACTION_OPENINGS_ABROAD, GERMAN_CLOSINGS, URGING_ABROAD } from './lexicons/actions-abroad.ts';

/** A request in one of five languages next to English. */
export interface RequestAbroad {
  readonly name: ActionClass;
  /** Whether it says what one gets, and not only what to do. */
  readonly specific: boolean;
}

/** Longer lines that end on an infinitive are sentences. */
const LONGEST_CLOSED = 4;

/** How readers and typists write it: lower case, no accents, no hyphens or apostrophes. */
const folded = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const openings = ACTION_CLASSES.flatMap((name) =>
  (ACTION_OPENINGS_ABROAD[name] ?? []).map((phrase) => ({ name, words: folded(phrase) })),
).toSorted((a, b) => b.words.length - a.words.length);

const closings = new Map(
  ACTION_CLASSES.flatMap((name) =>
    (GERMAN_CLOSINGS[name] ?? []).map((verb) => [folded(verb).join(''), name] as const),
  ),
);

const urging = new Set(URGING_ABROAD.flatMap(folded));

/** What a short line in German, French, Spanish, Italian or Portuguese asks for; null when it asks for nothing there. */
export function requestAbroad(text: string): RequestAbroad | null {
  const words = folded(text);
  const first = words.findIndex((word) => !urging.has(word));
  for (const start of new Set([0, Math.max(0, first)])) {
    const found = openings.find((phrase) => phrase.words.every((word, at) => words[start + at] === word));
    if (found) return { name: found.name, specific: saysMore(words.slice(start + found.words.length)) };
  }
  const name = words.length <= LONGEST_CLOSED ? closings.get(words.at(-1) ?? '') : undefined;
  return name === undefined ? null : { name, specific: saysMore(words.slice(0, -1)) };
}

const saysMore = (rest: readonly string[]): boolean => rest.some((word) => !urging.has(word));
