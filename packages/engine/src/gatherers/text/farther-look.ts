import type { Frame } from '../frame/index.ts';
import { isText, LESS_SURE, lettersIn, type ReadBox } from './lines.ts';
import { angleOf, holds, partOf, pointAt, type TiltedBox } from './recognition/tilted-box.ts';

/** A line seen from farther replaces what was seen of it when it is this much longer. */
const WHOLE = 1.2;
/** A word read as surely as this stands as it is: what lies beside it is taken for a drawing. */
const SURE = 0.9;
/** Words that were not seen closer are as tall as this, in heights of the frame, and read as surely. */
const TALL = 0.05;
const SEEN = 0.85;
/** Degrees that parts of one line may differ by, and their height in heights of the line at least. */
const ASKEW = 12;
const LOWEST = 0.4;

/**
 * The lines, with those joined that the near look found in pieces, as it does very large letters and such as stand far
 * apart, and with tall ones that it missed.
 * @param far where lines stand that were looked for in a smaller picture
 */
export async function withFartherLook(
  found: readonly ReadBox[],
  far: readonly TiltedBox[],
  frame: Frame,
  read: (box: TiltedBox) => Promise<ReadBox>,
): Promise<ReadBox[]> {
  let lines = [...found];
  for (const box of far) {
    const met = lines.filter((line) => holds(box, line.box) || holds(line.box, box) || meets(line.box, box));
    const parts = met.filter((line) => holds(box, line.box));
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
  /** What stands in the row and was not read. */
  readonly scraps: readonly ReadBox[];
  readonly frame: Frame;
}

/**
 * Whether they may be of one row: no words where letters are tall, one that is much shorter than the row and was hardly
 * read, or several with scraps among them or that lie on each other.
 */
function mayBeOne(box: TiltedBox, { words, scraps, frame }: Parts): boolean {
  const [first, ...rest] = words;
  if (!first) return box.height > TALL * frame.height;
  if (!words.every((word) => isInRow(word.box, box))) return false;
  if (rest.length === 0) return box.length > WHOLE * first.box.length && first.reading.confidence < SURE;
  return scraps.length > 0 || words.some((a) => words.some((b) => a !== b && meets(a.box, b.box)));
}

/** Whether its middle lies in the middle half of the line, and it is about as tall. */
const isInRow = (part: TiltedBox, line: TiltedBox): boolean =>
  holds(partOf(line, 0, 1, 0.25, 0.75), part) &&
  part.height > LOWEST * line.height &&
  askew(angleOf(part), angleOf(line)) < ASKEW;

/** Degrees between two directions, whichever end they are read from. */
const askew = (a: number, b: number): number => Math.min(Math.abs(a - b), 180 - Math.abs(a - b));

/** Whether an end of one lies within the other. */
const meets = (a: TiltedBox, b: TiltedBox): boolean =>
  [0, 1].some((end) => {
    const [x, y] = pointAt(a, end, 0.5);
    return holds(b, { ...a, x, y });
  });

/** Whether it is about as surely read as the words that it replaces, and has about as many letters. */
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
