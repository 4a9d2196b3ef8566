import type { TextLine } from '../../artifacts/artifacts.ts';
import { centre } from '../../geometry.ts';
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
/** Fewer letters are the rest of anything; within a line they are so sooner, and what covers it takes a few letters at most. */
const SHORTEST = 2;
const WITHIN = { shortest: 4, covered: 3 } as const;
/** Two parts of one line: how far apart they stand and lie, and how far they differ in height, in heights of the smaller letters. */
const ONE_LINE = { from: 0.4, to: 3, aside: 0.4, taller: 1.5 } as const;
/** Times that the whole word is said in 51 million words. */
const COMMON = 300;

/**
 * Lines that the left or right edge cuts: their ink stands on it, or they reach it with a piece of a word, which is none by itself and the end
 * or beginning of a common one.
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
    if (line.cutAt === 'left') found.push({ line, side: 'left', rest: piecesOf(line).at(0)! });
    else if (line.box.x <= reach && /^\p{L}/u.test(line.text)) cut('left', words[0]);
    if (line.cutAt === 'right') found.push({ line, side: 'right', rest: piecesOf(line).at(-1)! });
    else if (line.box.x + line.box.w >= 1 - reach && /\p{L}$/u.test(line.text)) cut('right', words.at(-1));
    return found;
  });
}

const piecesOf = ({ text }: TextLine): readonly string[] => text.trim().split(/\s+/);

/**
 * Lines of which something covers a part: two stand one after the other in one row, and where the first ends or the second begins stands a
 * piece of a word. `side` is where the piece was covered.
 * @param aspect width over height of the frame
 * @param named keys of names on this ad
 */
export function coveredLines(
  text: readonly TextLine[],
  aspect: number,
  named: ReadonlySet<string>,
): readonly CutOff[] {
  const covered = text.flatMap((line) =>
    text
      .filter((next) => isNextTo(line, next, aspect))
      .flatMap((next): CutOff[] => {
        const [last, first] = [/\p{L}+$/u.exec(line.text)?.[0], /^\p{Ll}\p{L}*/u.exec(next.text)?.[0]];
        const isPiece = (rest: string | undefined, side: CutOff['side']): rest is string =>
          rest !== undefined &&
          rest.length >= WITHIN.shortest &&
          isRest(rest.toLowerCase(), side, named, WITHIN.covered);
        return [
          ...(isPiece(last, 'right') ? [{ line, side: 'right', rest: last } as const] : []),
          ...(isPiece(first, 'left') ? [{ line: next, side: 'left', rest: first } as const] : []),
        ];
      }),
  );
  // A line may have two neighbors in its row.
  return covered.filter(
    (each, at) => covered.findIndex(({ line, side }) => line === each.line && side === each.side) === at,
  );
}

function isNextTo(line: TextLine, next: TextLine, aspect: number): boolean {
  const [less, more] = [Math.min(line.height, next.height), Math.max(line.height, next.height)];
  const gap = ((next.box.x - line.box.x - line.box.w) * aspect) / less;
  const aside = Math.abs(centre(line.box).y - centre(next.box).y) / less;
  return (
    gap >= ONE_LINE.from && gap <= ONE_LINE.to && aside <= ONE_LINE.aside && more <= ONE_LINE.taller * less
  );
}

/** @param most letters that are gone */
function isRest(
  rest: string,
  side: CutOff['side'],
  named: ReadonlySet<string>,
  most = Number.POSITIVE_INFINITY,
): boolean {
  const key = nameKey(rest);
  if (rest.length < SHORTEST || !/^[a-z]+$/.test(rest)) return false;
  if (isInDictionary(rest) || named.has(key) || spellings().has(key)) return false;
  const words = lexicon();
  const whole = words.commonest(
    (word) =>
      word.length > rest.length &&
      word.length <= rest.length + most &&
      (side === 'left' ? word.endsWith(rest) : word.startsWith(rest)),
  );
  return whole !== null && words.count(whole) >= COMMON;
}
