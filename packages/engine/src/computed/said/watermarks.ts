import type { TextLine } from '../../artifacts/artifacts.ts';
import { centerOf } from '../../geometry.ts';
import { lettersOf } from './letters-of.ts';

/** Stamps of design tools for unfinished work. An ad may use these words too, so a line must consist only of them or pieces. */
const UNFINISHED = ['preview', 'sample', 'draft', 'watermark', 'proof only', 'do not copy', 'comp image'].map(
  lettersOf,
);
/** Stock photo agencies, which stamp their names over unlicensed images. */
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

/** Extra letters allowed next to an agency's name: a number, a copyright sign, part of the next stamp. */
const BESIDE = 8;

/** Range of degrees in which a line counts as diagonal. */
const ACROSS = { from: 8, to: 70 } as const;
/** Contrast ratio below which a line lies over the picture like a veil. */
const VEILED = 2.5;
/** Number of stamps that make a pattern. */
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
 * Limits for a diagonal pattern of any one word: minimum lines with it or a piece of it, maximum difference of their angles
 * in degrees, minimum letters of the word and of a piece, the contrast ratio that at least half of them stay below, and the
 * minimum spread in both directions, in shares of the frame.
 */
const WORD = { lines: 4, degrees: 8, letters: 6, piece: 4, contrast: 4, spread: 0.4 } as const;

/** Diagonal lines of one word or its pieces, cut by the frame or by what they lie on: 'opixelstock', 'elstoc', 'pixels'. */
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

/** Excludes labels on objects in a row. */
function isSpread(lines: readonly TextLine[]): boolean {
  const middles = lines.map(({ box }) => centerOf(box));
  const reach = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return reach(middles.map(({ x }) => x)) >= WORD.spread && reach(middles.map(({ y }) => y)) >= WORD.spread;
}

/**
 * Lines printed over a picture that mark it as unlicensed or unfinished: a stamp that is diagonal, low in contrast, or
 * repeated, or any word in a diagonal pattern. A level, clear 'Sample' may be what the ad offers.
 */
export function watermarksIn(text: readonly TextLine[]): readonly TextLine[] {
  const pattern = patternIn(text);
  if (pattern.length > 0) return pattern;
  const stamps = text.filter(isStamp);
  return stamps.length >= PATTERN
    ? stamps
    : stamps.filter((line) => isAcross(line) || line.contrast < VEILED);
}
