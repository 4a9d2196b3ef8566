import type { Reading } from './decode-steps.ts';

/** A line read more surely than this is the same at a second look. */
const SURE = 0.98;

/** Certainty that letters seen closer may lack: fewer of them are wrong where both looks are equally sure. */
const LESS_SURE = 0.01;

/** Whether a second look at the line, cropped closer to its letters, is worth its time. */
export const isWorthASecondLook = ({ text, confidence }: Reading): boolean =>
  text.length > 1 && confidence < SURE;

/**
 * The wider look where it is the surer one, else the closer one. A crop close to the letters shows more of them and
 * stretches them, so that the network misses the gaps between words: those of the wider crop are kept, too.
 */
export function mergedLooks(wide: Reading, close: Reading): Reading {
  if (close.text === '' || close.confidence < wide.confidence - LESS_SURE) return wide;
  const letters = lettersOf(close.text);
  const all = [...gapsIn(close.text), ...gapsAlong(lettersOf(wide.text), letters, gapsIn(wide.text))];
  const gaps = new Set(all.filter((gap) => gap > 0));
  const spaced = (upTo: number): number => upTo + [...gaps].filter((gap) => gap <= upTo).length;
  const placeOf = lettersBefore(close.text);
  const { doubts, ...rest } = close;
  return {
    ...rest,
    atFirst: wide.confidence,
    text: letters.map((letter, at) => (gaps.has(at) ? ` ${letter}` : letter)).join(''),
    ...(doubts && { doubts: doubts.map((doubt) => ({ ...doubt, at: spaced(placeOf(doubt.at)) })) }),
  };
}

const lettersOf = (text: string): string[] => text.replaceAll(' ', '').split('');

/** How many letters stand before a place in the text. */
const lettersBefore =
  (text: string) =>
  (at: number): number =>
    text.slice(0, at).replaceAll(' ', '').length;

/** Before which letters of the text, counted without spaces, a space stands. */
function gapsIn(text: string): number[] {
  const before = lettersBefore(text);
  return [...text.matchAll(/ +/g)].map(({ index }) => before(index));
}

/** The gaps of one row of letters, where the other has the same letter beside them. */
function gapsAlong(from: readonly string[], to: readonly string[], gaps: readonly number[]): number[] {
  const same = commonLetters(from, to);
  return gaps.flatMap((gap) => {
    const after = same.get(gap);
    if (after !== undefined) return [after];
    const before = same.get(gap - 1);
    return before === undefined ? [] : [before + 1];
  });
}

/** Where in `to` each letter of the longest row stands that both have in common. */
function commonLetters(from: readonly string[], to: readonly string[]): ReadonlyMap<number, number> {
  const longest = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      longest[a]![b] = isSame(from[a]!, to[b]!)
        ? longest[a + 1]![b + 1]! + 1
        : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!);
  const same = new Map<number, number>();
  for (let a = 0, b = 0; a < from.length && b < to.length;) {
    if (isSame(from[a]!, to[b]!)) same.set(a++, b++);
    else if (longest[a + 1]![b]! >= longest[a]![b + 1]!) a++;
    else b++;
  }
  return same;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
