import type { TextLine } from '../../artifacts/artifacts.ts';

/** Letter widths relative to the font size, in a bold sans of ordinary proportions (Roboto Bold, rounded). */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ['abdeghknopqu0123456789$?', 0.56],
  ['cksvxyz', 0.52],
  ['fjrt-()"', 0.34],
  ["il.,'!:;|’", 0.26],
  ['m', 0.87],
  ['w', 0.75],
  [' ', 0.25],
  ['ABCDEFGHKNOPQRSTUVXYZ&', 0.64],
  ['IJ', 0.3],
  ['L', 0.54],
  ['MW', 0.87],
  ['%@', 0.74],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((each) => [each, width])));
const ORDINARY = 0.56;
/** Heights above and below the baseline, relative to the font size. */
const TALL = { capital: 0.71, small: 0.54, tail: 0.2 } as const;

/** Fewer letters say little about their proportions. */
const LEAST_LETTERS = 5;
const SURE = 0.9;
/** Degrees. The box of a tilted line does not measure its letters. */
const LEVEL = 4;

export interface StretchedLine {
  readonly line: TextLine;
  /** Letter width divided by the width expected for the height: about 1, 0.5 is condensed, 1.3 is extended or letter-spaced. */
  readonly stretch: number;
}

/**
 * How wide the letters of each line are for their height.
 * @param aspect width / height of the frame
 */
export const stretchOfLines = (text: readonly TextLine[], aspect: number): readonly StretchedLine[] =>
  text
    .filter(
      (line) =>
        line.role !== 'label' &&
        line.confidence >= SURE &&
        Math.abs(line.angle) < LEVEL &&
        line.box.h > 0 &&
        (line.text.match(/[A-Za-z0-9]/g)?.length ?? 0) >= LEAST_LETTERS,
    )
    .map((line) => ({
      line,
      stretch: (line.box.w * aspect) / line.box.h / (widthOf(line.text) / heightOf(line.text)),
    }));

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? ORDINARY), 0);

const heightOf = (text: string): number =>
  (/[A-Zbdfhklit0-9$%&?!]/.test(text) ? TALL.capital : TALL.small) +
  (/[gjpqy,;Q$]/.test(text) ? TALL.tail : 0);
