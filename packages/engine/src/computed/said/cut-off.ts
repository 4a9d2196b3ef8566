import type { TextLine } from '../../artifacts/artifacts.ts';
import { centerOf } from '../../geometry.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { isInDictionary, lexicon } from '../../gatherers/words/index.ts';

export interface CutOff {
  readonly line: TextLine;
  readonly side: 'left' | 'right';
  /** What remains of the word. */
  readonly rest: string;
}

/** How close to the edge a cut line ends, in letter heights and in shares of the frame. */
const AT_EDGE = { letters: 0.35, frame: 0.012 } as const;
/** Minimum letters of a fragment; fewer could belong to any word. Within a line it needs more, and a cover hides only a few letters. */
const SHORTEST = 2;
const WITHIN = { shortest: 4, covered: 3 } as const;
/** Two parts of one line: limits for their gap, vertical offset and size ratio, in letter heights of the smaller part. */
const ONE_LINE = { from: 0.4, to: 3, aside: 0.4, taller: 1.5 } as const;
/** Minimum occurrences of the whole word in a corpus of 51 million words. */
const COMMON = 300;

/**
 * Lines cut by the left or right edge. Either their ink touches it, or they reach it with a fragment that is not a word
 * itself but the start or end of a common one.
 * @param aspect width / height of the frame
 * @param named keys of the names on this ad
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
      if (rest !== undefined && isWordFragment(rest.toLowerCase(), side, named))
        found.push({ line, side, rest });
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
 * Lines that are partly covered: two lines follow each other in one row, and a fragment of a word is where the first ends
 * or the second begins. `side` is the covered side of the fragment.
 * @param aspect width / height of the frame
 * @param named keys of the names on this ad
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
          isWordFragment(rest.toLowerCase(), side, named, WITHIN.covered);
        return [
          ...(isPiece(last, 'right') ? [{ line, side: 'right', rest: last } as const] : []),
          ...(isPiece(first, 'left') ? [{ line: next, side: 'left', rest: first } as const] : []),
        ];
      }),
  );
  // A line may have two neighbors in its row and be found twice.
  return covered.filter(
    (each, at) => covered.findIndex(({ line, side }) => line === each.line && side === each.side) === at,
  );
}

function isNextTo(line: TextLine, next: TextLine, aspect: number): boolean {
  const [less, more] = [Math.min(line.height, next.height), Math.max(line.height, next.height)];
  const gap = ((next.box.x - line.box.x - line.box.w) * aspect) / less;
  const aside = Math.abs(centerOf(line.box).y - centerOf(next.box).y) / less;
  return (
    gap >= ONE_LINE.from && gap <= ONE_LINE.to && aside <= ONE_LINE.aside && more <= ONE_LINE.taller * less
  );
}

/** @param most maximum number of missing letters */
function isWordFragment(
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
