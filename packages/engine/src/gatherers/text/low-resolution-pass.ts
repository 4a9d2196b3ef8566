import type { Frame } from '../frame/index.ts';
import { isText, LESS_SURE, lettersIn, type ReadBox } from './lines.ts';
import { angleOf, containsCenter, partOf, pointAt, type TiltedBox } from './recognition/tilted-box.ts';

/** A line found from farther away replaces a single word when it is this many times longer. */
const WHOLE = 1.2;
/** A single word read at least this surely stays as it is: what lies beside it is assumed to be a drawing. */
const SURE = 0.9;
/** Words that the near look missed must be at least this tall, in heights of the frame, and read at least this surely. */
const TALL = 0.05;
const SEEN = 0.85;
/** Parts of one line differ by fewer degrees than this, and are taller than this share of the line. */
const ASKEW = 12;
const LOWEST = 0.4;

/**
 * Joins lines that the near look found in pieces, as happens with very large or widely spaced letters, and adds tall ones
 * that it missed.
 * @param far boxes of lines found in a smaller picture
 */
export async function withLowResolutionPass(
  found: readonly ReadBox[],
  far: readonly TiltedBox[],
  frame: Frame,
  read: (box: TiltedBox) => Promise<ReadBox>,
): Promise<ReadBox[]> {
  let lines = [...found];
  for (const box of far) {
    const met = lines.filter(
      (line) => containsCenter(box, line.box) || containsCenter(line.box, box) || meets(line.box, box),
    );
    const parts = met.filter((line) => containsCenter(box, line.box));
    const words = parts.filter((part) => isText(part, frame));
    const others = met.filter((line) => !parts.includes(line));
    const scraps = parts.filter((part) => !words.includes(part) && isInRow(part.box, box));
    if (others.some((line) => isText(line, frame)) || !mayBeOne(box, { words, scraps, frame })) continue;
    const whole = await read(box);
    if (!isText(whole, frame) || !isBetter(whole, words)) continue;
    lines = [...lines.filter((line) => !parts.includes(line)), whole];
  }
  return lines;
}

interface Parts {
  readonly words: readonly ReadBox[];
  /** Boxes in the row that could not be read. */
  readonly scraps: readonly ReadBox[];
  readonly frame: Frame;
}

/**
 * Whether the parts may form one row: no words but tall letters, one poorly read word that is much shorter than the row,
 * or several words that overlap or have scraps among them.
 */
function mayBeOne(box: TiltedBox, { words, scraps, frame }: Parts): boolean {
  const [first, ...rest] = words;
  if (!first) return box.height > TALL * frame.height;
  if (!words.every((word) => isInRow(word.box, box))) return false;
  if (rest.length === 0) return box.length > WHOLE * first.box.length && first.reading.confidence < SURE;
  return scraps.length > 0 || words.some((a) => words.some((b) => a !== b && meets(a.box, b.box)));
}

/** Whether the middle of the part lies in the middle half of the line, with a similar height and angle. */
const isInRow = (part: TiltedBox, line: TiltedBox): boolean =>
  containsCenter(partOf(line, 0, 1, 0.25, 0.75), part) &&
  part.height > LOWEST * line.height &&
  askew(angleOf(part), angleOf(line)) < ASKEW;

/** Degrees between two directions, whichever end they are read from. */
const askew = (a: number, b: number): number => Math.min(Math.abs(a - b), 180 - Math.abs(a - b));

/** Whether an end of `a` lies within `b`. */
const meets = (a: TiltedBox, b: TiltedBox): boolean =>
  [0, 1].some((end) => {
    const [x, y] = pointAt(a, end, 0.5);
    return containsCenter(b, { ...a, x, y });
  });

/** Whether it is about as sure as the words that it replaces, with about as many letters. Must beat a single word at both. */
function isBetter({ reading }: ReadBox, words: readonly ReadBox[]): boolean {
  if (words.length === 0) return reading.confidence >= SEEN;
  const letters = words.map((word) => lettersIn(word.reading.text));
  const all = letters.reduce((sum, count) => sum + count, 0);
  const sure =
    words.reduce((sum, word, at) => sum + word.reading.confidence * letters[at]!, 0) / Math.max(1, all);
  const gained = lettersIn(reading.text) - all;
  if (words.length === 1) return gained > 0 && reading.confidence > sure;
  return gained > -words.length && reading.confidence >= sure - LESS_SURE;
}
