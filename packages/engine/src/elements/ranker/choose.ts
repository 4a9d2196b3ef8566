import { contactKey } from '../../language/contact.ts';
import { unambiguousName } from '../names/known-names.ts';
import { nameKey, nameTokens, sameKey } from '../names/name-key.ts';
import type { NameCandidate } from '../names/candidates.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Block } from './blocks.ts';
import type { Chance } from './rank.ts';

/** A candidate with the summed chance of all candidates that agree with it. */
export type Chosen<C> = Chance<C> & { readonly together: number };

/** Only this many of the likeliest candidates are compared. */
const LIKELY = 20;

/**
 * The candidate whose words are the likeliest, with the chances of all candidates that say the same added up. A block with one
 * more line is the same offer, and a name in a web address is the same name.
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
  // Among those that say the same, show the one that is likeliest by itself.
  return { ...likely.find((each) => same(text, each.text))!, together };
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of words that two texts have in common: twice the common words over all words (Dice). */
export function wordOverlap(a: string, b: string): number {
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

export const sameWords = (a: string, b: string): boolean => wordOverlap(a, b) >= 0.5;

/** Whether two texts ask for the same thing. A sentence and its last line do when they name the same address or phone number. */
export function sameRequest(a: string, b: string): boolean {
  const reach = contactKey(a);
  return sameWords(a, b) || (reach !== null && reach === contactKey(b));
}

/** Letters from which a name counts as the same when it is part of a longer one. */
const KNOWN_IN_PART = 4;

function sameName(a: string, b: string): boolean {
  const [one, other] = [nameKey(a), nameKey(b)];
  if (sameKey(one, other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < KNOWN_IN_PART || !long.includes(short)) return false;
  return short.length > 0.5 * long.length || isNameIn(short, one === long ? a : b);
}

/** Whether whole words of a text are a well-known name that is not an ordinary word: 'Dior' in 'Dior Addict'. */
function isNameIn(key: string, text: string): boolean {
  if (!unambiguousName(key)) return false;
  const words = nameTokens(text).map(nameKey);
  return words.some((_, from) => words.some((__, to) => words.slice(from, to + 1).join('') === key));
}

/** Share of the summed chance from which a well-known name is the one to show. */
const NAMED = 0.2;

/** The likeliest advertiser. Among names that agree, the shortest well-known one wins ('Dior' over 'Dior Addict'), else the likeliest. */
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

/** The likely block that shares most words with the other likely blocks, so that half a headline gets half the credit. */
export function mostAgreed(chances: readonly Chance<Block>[]): Chosen<Block> | null {
  const likely = chances.slice(0, 25);
  let best: (Chance<Block> & { together: number }) | null = null;
  for (const each of likely) {
    const together = likely.reduce(
      (sum, other) => sum + other.chance * wordOverlap(each.text, other.text),
      0,
    );
    if (!best || together > best.together + 1e-9) best = { ...each, together };
  }
  return best;
}

/** Words that need what follows them: 'UP TO' above '90% OFF'. */
const LEAD_IN = /^(?:up\s?to|from|starting (?:at|from)|only|save|over|extra)$/i;

/** The offer with its lead-in words, when a candidate contains both. */
export function withLeadIn(
  chosen: Chosen<Block> | null,
  chances: readonly Chance<Block>[],
): Chosen<Block> | null {
  if (!chosen) return null;
  const whole = chances.find(({ text }) => LEAD_IN.test(textBefore(chosen.text, text)));
  return whole ? { ...whole, together: chosen.together } : chosen;
}

/** The part of a longer text before the given ending; empty when it does not end that way. */
const textBefore = (end: string, text: string): string =>
  text.endsWith(` ${end}`) ? text.slice(0, -end.length).trim() : '';

/**
 * The offer from the beginning of its sentence, when that lies in the middle of the line above: 'Home visits' before
 * '£45, evenings included'. Leading text with digits or rows of dots is part of a list and is left out.
 * @param all the lines as they were read
 */
export function wholeSentence(
  { text }: Block,
  chances: readonly Chance<Block>[],
  all: readonly TextLine[],
): string {
  const begun = chances.find(
    ({ text: longer, candidate }) =>
      beginsMidline(candidate, all) && /^[\p{L}\s'’,&-]+$/u.test(textBefore(text, longer)),
  );
  return begun?.text ?? text;
}

/** Whether the block starts in the middle of its first line and continues on further lines. */
function beginsMidline({ at, lines }: Block, all: readonly TextLine[]): boolean {
  const [own, line] = [lines[0]?.text ?? '', all[at[0]!]?.text ?? ''];
  return at.length > 1 && own !== line && line.endsWith(own);
}
