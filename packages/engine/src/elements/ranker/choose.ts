import { reachKey } from '../../language/reach.ts';
import { nameAlone } from '../names/known-names.ts';
import { nameKey, namesIn, sameKey } from '../names/name-key.ts';
import type { NameCandidate } from '../names/candidates.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Block } from './blocks.ts';
import type { Chance } from './rank.ts';

/** A candidate with the chances of all that agree with it added up. */
export type Chosen<C> = Chance<C> & { readonly together: number };

/** Candidates looked at where those that say the same are added up. */
const LIKELY = 20;

/**
 * The candidate whose words are the likeliest, with the chances of all that say the same added up: a block with a line
 * more is the same offer, and a name in an address is the same name.
 */
export function likeliest<C>(
  chances: readonly Chance<C>[],
  same: (a: string, b: string) => boolean,
): Chosen<C> | null {
  const likely = chances.slice(0, LIKELY);
  let best: (Chance<C> & { together: number }) | null = null;
  for (const each of likely.slice(0, 6)) {
    const together = likely.reduce((sum, other) => sum + (same(each.text, other.text) ? other.chance : 0), 0);
    if (!best || together > best.together + 1e-9) best = { ...each, together };
  }
  if (!best) return null;
  const { text, together } = best;
  // Of those that say the same the likeliest by itself is shown.
  return { ...likely.find((each) => same(text, each.text))!, together };
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the words that two texts have in common: twice the common ones over all. */
export function commonWords(a: string, b: string): number {
  const one = wordsIn(a);
  const rest = [...wordsIn(b)];
  const all = one.length + rest.length;
  const hits = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return all === 0 ? 0 : (2 * hits) / all;
}

export const sameWords = (a: string, b: string): boolean => commonWords(a, b) >= 0.5;

/** A sentence and the line that ends it ask for the same where they name the same address or number. */
export function sameRequest(a: string, b: string): boolean {
  const reach = reachKey(a);
  return sameWords(a, b) || (reach !== null && reach === reachKey(b));
}

/** Letters from which a name within a longer one is the same. */
const KNOWN_IN_PART = 4;

function sameName(a: string, b: string): boolean {
  const [one, other] = [nameKey(a), nameKey(b)];
  if (sameKey(one, other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < KNOWN_IN_PART || !long.includes(short)) return false;
  return short.length > 0.5 * long.length || isNameIn(short, one === long ? a : b);
}

/** Whether whole words of a text are a well-known name that is no word: 'Dior' of 'Dior Addict'. */
function isNameIn(key: string, text: string): boolean {
  if (!nameAlone(key)) return false;
  const words = namesIn(text).map(nameKey);
  return words.some((_, from) => words.some((__, to) => words.slice(from, to + 1).join('') === key));
}

/** Share of what says the same from which a well-known name is the one that is shown. */
const NAMED = 0.2;

/** The likeliest sender: of all that say the same the shortest well-known name, as 'Dior' of 'Dior Addict', else the likeliest. */
export function likeliestName(chances: readonly Chance<NameCandidate>[]): Chosen<NameCandidate> | null {
  const best = likeliest(chances, sameName);
  if (!best) return null;
  const known = chances
    .filter(
      ({ candidate, chance, text }) =>
        candidate.known === 1 && chance >= NAMED * best.together && sameName(text, best.text),
    )
    .toSorted((one, other) => one.text.length - other.text.length);
  return { ...(known[0] ?? best), together: best.together };
}

/** Of all likely blocks the one whose words the others say most of: half a headline is worth half. */
export function mostAgreed(chances: readonly Chance<Block>[]): Chosen<Block> | null {
  const likely = chances.slice(0, 25);
  let best: (Chance<Block> & { together: number }) | null = null;
  for (const each of likely) {
    const together = likely.reduce(
      (sum, other) => sum + other.chance * commonWords(each.text, other.text),
      0,
    );
    if (!best || together > best.together + 1e-9) best = { ...each, together };
  }
  return best;
}

/** Words that what follows them does not stand without: 'UP TO' over '90% OFF'. */
const LEAD_IN = /^(?:up\s?to|from|starting (?:at|from)|only|save|over|extra)$/i;

/** What is offered with the words that lead into it, where a candidate has both. */
export function withLeadIn(
  chosen: Chosen<Block> | null,
  chances: readonly Chance<Block>[],
): Chosen<Block> | null {
  if (!chosen) return null;
  const whole = chances.find(({ text }) => LEAD_IN.test(before(chosen.text, text)));
  return whole ? { ...whole, together: chosen.together } : chosen;
}

/** What a longer text says before one that it ends with; empty where it does not. */
const before = (end: string, text: string): string =>
  text.endsWith(` ${end}`) ? text.slice(0, -end.length).trim() : '';

/**
 * The words of what is offered from the beginning of its sentence on, where that is in the midst of the line above: 'Home visits' before
 * '£45, evenings included'. Figures and rows of dots are of a list.
 * @param all the lines as they were read
 */
export function wholeSentence(
  { text }: Block,
  chances: readonly Chance<Block>[],
  all: readonly TextLine[],
): string {
  const begun = chances.find(
    ({ text: longer, candidate }) =>
      beginsMidline(candidate, all) && /^[\p{L}\s'’,&-]+$/u.test(before(text, longer)),
  );
  return begun?.text ?? text;
}

/** Whether it goes on from the midst of its first line to further ones. */
function beginsMidline({ at, lines }: Block, all: readonly TextLine[]): boolean {
  const [own, line] = [lines[0]?.text ?? '', all[at[0]!]?.text ?? ''];
  return at.length > 1 && own !== line && line.endsWith(own);
}
