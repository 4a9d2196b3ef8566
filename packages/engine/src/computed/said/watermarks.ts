import type { TextLine } from '../../artifacts/artifacts.ts';

/** What design tools and picture agencies print over what is not paid for or not finished. */
const STAMPS = [
  'preview',
  'sample',
  'draft',
  'watermark',
  'proof only',
  'do not copy',
  'not for use',
  'comp image',
  'stock photo',
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
].map((words) => words.replaceAll(' ', ''));

/** Letters beside such a word that a pattern of it leaves in one line: 'VIEW PREVIEW'. */
const BESIDE = 8;

/** Degrees from which a line is set across, ratio under which it lies on the picture like a veil, and how often it stands as a pattern. */
const ACROSS = 8;
const STEEPEST = 70;
const VEILED = 2.5;
const PATTERN = 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isStamp = ({ text }: TextLine): boolean => {
  const letters = lettersOf(text);
  return STAMPS.some((stamp) => letters.includes(stamp) && letters.length <= stamp.length + BESIDE);
};

const isOver = ({ angle, contrast }: TextLine): boolean => Math.abs(angle) >= ACROSS || contrast < VEILED;

/** A pattern of one word, whichever it is, set across the picture: how many lines have it or a piece of it, by how many degrees they differ, and the fewest letters of the word and of a piece. */
const WORD = { lines: 4, degrees: 8, letters: 6, piece: 4 } as const;

/** Tilted lines alike that are one word or pieces of it, cut by the frame or by what they lie on: 'opixelstock', 'elstoc', 'pixels'. */
function patternIn(text: readonly TextLine[]): readonly TextLine[] {
  const tilted = text.filter(({ angle }) => Math.abs(angle) >= ACROSS && Math.abs(angle) <= STEEPEST);
  const whole = tilted.filter((line) => lettersOf(line.text).length >= WORD.letters);
  const patterns = whole.map((one) => {
    const twice = lettersOf(one.text).repeat(2);
    return tilted.filter((line) => {
      const letters = lettersOf(line.text);
      return (
        Math.abs(line.angle - one.angle) <= WORD.degrees &&
        letters.length >= WORD.piece &&
        twice.includes(letters)
      );
    });
  });
  const [most = []] = patterns.toSorted((a, b) => b.length - a.length);
  return most.length >= WORD.lines ? most : [];
}

/**
 * Lines that are printed over a picture to mark it as not paid for or not finished: such a word by itself, set across the picture, hardly
 * darker than it, or again and again; and any word whose pattern is set
 * across the picture. A level and plain 'Sample' may be what the ad offers.
 */
export function watermarksIn(text: readonly TextLine[]): readonly TextLine[] {
  const pattern = patternIn(text);
  if (pattern.length > 0) return pattern;
  const stamps = text.filter(isStamp);
  return stamps.length >= PATTERN ? stamps : stamps.filter(isOver);
}
