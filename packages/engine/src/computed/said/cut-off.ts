import type { TextLine } from '../../artifacts/artifacts.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { isInDictionary, lexicon } from '../../gatherers/words/index.ts';

export interface CutOff {
  readonly line: TextLine;
  readonly side: 'left' | 'right';
  /** What is left of the word. */
  readonly rest: string;
}

/** How near a line comes to the edge where it is cut, in heights of its letters and in shares of the frame. */
const AT_EDGE = { letters: 0.35, frame: 0.012 } as const;
/** Fewer letters are the rest of anything. */
const SHORTEST = 2;
/** Times that the whole word is said in 51 million words. */
const COMMON = 300;

/**
 * Lines that reach the left or right edge with a piece of a word: no word by itself, and the end or beginning of a common one.
 * @param aspect width over height of the frame
 * @param named keys of names on this ad
 */
export function cutOffLines(
  text: readonly TextLine[],
  aspect: number,
  named: ReadonlySet<string>,
): readonly CutOff[] {
  return text.flatMap((line): CutOff[] => {
    const words = line.text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
    const reach = Math.min((AT_EDGE.letters * line.height) / aspect, AT_EDGE.frame);
    const found: CutOff[] = [];
    const cut = (side: CutOff['side'], rest: string | undefined): void => {
      if (rest !== undefined && isRest(rest.toLowerCase(), side, named)) found.push({ line, side, rest });
    };
    if (line.box.x <= reach && /^\p{L}/u.test(line.text)) cut('left', words[0]);
    if (line.box.x + line.box.w >= 1 - reach && /\p{L}$/u.test(line.text)) cut('right', words.at(-1));
    return found;
  });
}

function isRest(rest: string, side: CutOff['side'], named: ReadonlySet<string>): boolean {
  const key = nameKey(rest);
  if (rest.length < SHORTEST || !/^[a-z]+$/.test(rest)) return false;
  if (isInDictionary(rest) || named.has(key) || spellings().has(key)) return false;
  const words = lexicon();
  const whole = words.commonest(
    (word) => word.length > rest.length && (side === 'left' ? word.endsWith(rest) : word.startsWith(rest)),
  );
  return whole !== null && words.count(whole) >= COMMON;
}
