import type { TextLine } from '../../artifacts/artifacts.ts';
import { centre } from '../../geometry.ts';
import { lettersOf } from './letters-of.ts';

/** What design tools print over what is not finished. An ad may say these words, too: alone they count, and in pieces of themselves. */
const UNFINISHED = ['preview', 'sample', 'draft', 'watermark', 'proof only', 'do not copy', 'comp image'].map(
  lettersOf,
);
/** Picture agencies, which print their names over what is not licensed. */
const AGENCIES = [
  'shutterstock',
  'istock',
  'getty images',
  'alamy',
  'dreamstime',
  'depositphotos',
  'adobe stock',
  'bigstock',
  '123rf',
  'freepik',
  'vecteezy',
].map(lettersOf);

/** Letters beside an agency's name: a number, a sign of copyright, a piece of the next one. */
const BESIDE = 8;

/** Degrees between which a line is set across. */
const ACROSS = { from: 8, to: 70 } as const;
/** Ratio to the picture under which it lies on it like a veil. */
const VEILED = 2.5;
/** How often such a word stands as a pattern. */
const PATTERN = 3;

const isStamp = ({ text }: TextLine): boolean => {
  const letters = lettersOf(text);
  return (
    UNFINISHED.some((word) => letters.length >= word.length && word.repeat(3).includes(letters)) ||
    AGENCIES.some((name) => letters.includes(name) && letters.length <= name.length + BESIDE)
  );
};

const isAcross = ({ angle }: TextLine): boolean =>
  Math.abs(angle) >= ACROSS.from && Math.abs(angle) <= ACROSS.to;

/**
 * A pattern of one word, whichever it is, set across the picture: how many lines have it or a piece of it, by how many degrees they differ, the fewest
 * letters of the word and of a piece, the ratio that half of them stay under, and how far they spread each way, in shares of the frame.
 */
const WORD = { lines: 4, degrees: 8, letters: 6, piece: 4, contrast: 4, spread: 0.4 } as const;

/** Tilted lines alike that are one word or pieces of it, cut by the frame or by what they lie on: 'opixelstock', 'elstoc', 'pixels'. */
function patternIn(text: readonly TextLine[]): readonly TextLine[] {
  const tilted = text.filter(isAcross);
  const patterns = tilted
    .filter((line) => lettersOf(line.text).length >= WORD.letters)
    .map((one) => {
      const twice = lettersOf(one.text).repeat(2);
      return tilted.filter((line) => {
        const letters = lettersOf(line.text);
        const isAlike = Math.abs(line.angle - one.angle) <= WORD.degrees;
        return isAlike && letters.length >= WORD.piece && twice.includes(letters);
      });
    });
  const [most = []] = patterns.toSorted((a, b) => b.length - a.length);
  return most.length >= WORD.lines && isFaint(most) && isSpread(most) ? most : [];
}

const isFaint = (lines: readonly TextLine[]): boolean =>
  2 * lines.filter(({ contrast }) => contrast < WORD.contrast).length >= lines.length;

/** Labels of things that stand in a row do not. */
function isSpread(lines: readonly TextLine[]): boolean {
  const middles = lines.map(({ box }) => centre(box));
  const reach = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return reach(middles.map(({ x }) => x)) >= WORD.spread && reach(middles.map(({ y }) => y)) >= WORD.spread;
}

/**
 * Lines that are printed over a picture to mark it as not licensed or not finished: such a word set across the picture, in low contrast with it, or
 * again and again; and any word whose pattern is set across the picture. A level and plain 'Sample' may be what the ad offers.
 */
export function watermarksIn(text: readonly TextLine[]): readonly TextLine[] {
  const pattern = patternIn(text);
  if (pattern.length > 0) return pattern;
  const stamps = text.filter(isStamp);
  return stamps.length >= PATTERN
    ? stamps
    : stamps.filter((line) => isAcross(line) || line.contrast < VEILED);
}
