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
const VEILED = 2.5;
const PATTERN = 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isStamp = ({ text }: TextLine): boolean => {
  const letters = lettersOf(text);
  return STAMPS.some((stamp) => letters.includes(stamp) && letters.length <= stamp.length + BESIDE);
};

const isOver = ({ angle, contrast }: TextLine): boolean => Math.abs(angle) >= ACROSS || contrast < VEILED;

/**
 * Lines that are printed over a picture to mark it as not paid for or not finished: such a word by itself, set across the picture, hardly
 * darker than it, or again and again. A level and plain 'Sample' may be what the ad offers.
 */
export function watermarksIn(text: readonly TextLine[]): readonly TextLine[] {
  const stamps = text.filter(isStamp);
  return stamps.length >= PATTERN ? stamps : stamps.filter(isOver);
}
