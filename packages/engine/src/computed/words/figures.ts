import type { TextLine } from '../../artifacts/artifacts.ts';
import { isKnownWord } from '../text/reliable-headline.ts';
import type { PictureWord } from './picture-words.ts';

/** More digits are a phone or article number. */
const MOST_DIGITS = 5;
/** '30%', '$19', '24h', '0.7l': a figure on its own. */
const WITH_UNIT = /^(?:[$€£]\p{N}|[\p{N}.,]+(?:[%$€£+]|\p{L}{1,3}$))/u;
const BARE = /^\p{N}[\p{N}.,:]*$/u;
const SPELLED =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|double|twice|dozen|hundreds?|thousands?|millions?)$/;
/** '1. Fill', '2) Freeze'. */
const LISTED = /^\s*\d{1,2}\s*[.)]/;

/** Meaningful figures: not phone or article numbers, steps of a list, parts of a name, or OCR scraps. */
export function figuresIn(list: readonly PictureWord[]): ReadonlySet<PictureWord> {
  const steps = stepsIn([...new Set(list.map(({ line }) => line))]);
  return new Set(
    list.filter((entry, at) => {
      const { word, line } = entry;
      if (line.role === 'brand') return false;
      if (SPELLED.test(word)) return true;
      if (word.replaceAll(/[^\p{N}]/gu, '').length > MOST_DIGITS) return false;
      if (WITH_UNIT.test(word)) return true;
      const beside = [list[at - 1], list[at + 1]].filter((other) => other?.line === line);
      const opens = list[at - 1]?.line !== line;
      return (
        BARE.test(word) &&
        !(opens && (LISTED.test(line.text) || steps.has(line))) &&
        beside.some((other) => other && /\p{L}{2}/u.test(other.word) && isKnownWord(other.word))
      );
    }),
  );
}

const stepOf = ({ text }: TextLine): number =>
  Number(/^\s*(\d)(?!\d|[.,]\d|%)/.exec(text)?.[1] ?? Number.NaN);

/** Lines of a numbered sequence: one starts with 2, another with 3. */
function stepsIn(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  // Lines without a number give NaN, which a set does find.
  const numbers = new Set(lines.map(stepOf).filter(Number.isFinite));
  return new Set(lines.filter((line) => numbers.has(stepOf(line) - 1) || numbers.has(stepOf(line) + 1)));
}
