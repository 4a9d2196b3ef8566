import type { Frame } from '../frame/index.ts';
import type { Reading } from './recognition/decode-steps.ts';
import { angleOf, containsCenter, type TiltedBox } from './recognition/tilted-box.ts';

export interface ReadBox {
  readonly box: TiltedBox;
  readonly reading: Reading;
}

/** Minimum confidence of a line that the second reader read in a non-Latin script. */
const SECOND_READ = 0.6;

/** A price or percentage of one digit: '€9', '5%'. Its sign shows that it is text, and as a price it may be small. */
const FIGURE = /^(?:[$€£]\d|\d\s?[%€£])$/;
const FIGURE_READ = 0.9;

/** Whether a reading is text. Texture, product markings and half-cut letters also read as something, but with low confidence. */
export function isText({ box, reading }: ReadBox, frame: Frame): boolean {
  const { text, confidence, script } = reading;
  const letters = lettersIn(text);
  if (script && script !== 'Latn') return letters > 1 && confidence >= SECOND_READ;
  if (letters === 0) return /^[%$€£¥&+]{1,2}$/.test(text) && confidence > 0.9;
  if (/\p{Script=Han}/u.test(text)) return confidence >= 0.88 && text.length > 1;
  if (FIGURE.test(text)) return confidence >= FIGURE_READ;
  if (letters === 1) return confidence >= 0.95 && box.height > frame.height * 0.05 && /^[A-Z0-9%]/.test(text);
  return confidence >= (letters < 4 ? 0.74 : 0.66);
}

/** Minimum confidence of Chinese next to Latin words, where leaves and lattices are misread as Chinese. */
const PLAIN_HAN = 0.95;

/** Drops poorly read Chinese from a picture whose other words are not Chinese. */
export function withoutStrayHan(items: readonly ReadBox[]): ReadBox[] {
  const isHan = ({ reading }: ReadBox): boolean => /\p{Script=Han}/u.test(reading.text);
  const lettersOf = (some: readonly ReadBox[]): number =>
    some.reduce((sum, { reading }) => sum + lettersIn(reading.text), 0);
  const han = items.filter(isHan);
  if (han.length === 0 || lettersOf(han) > lettersOf(items) / 4) return [...items];
  return items.filter((item) => !isHan(item) || item.reading.confidence >= PLAIN_HAN);
}

type ReadAgain = (box: TiltedBox) => Promise<Reading>;

/** Widest gap between two boxes of one line, in heights. Boxes extend half a space past the text at both ends. */
const TOUCHING = 0.12;
/** Widest gap, in heights, in which words of the same line may have been missed. */
const BRIDGED = 6;
/** Most candidates tried per line. Each try costs a reading. */
const TRIES = 2;

/**
 * Joins words of one line that were detected separately.
 * @param read reads a box again. Where two boxes overlap, both contain the same letter; between two separate boxes a
 *   faint word may have been missed.
 */
export async function joinFragments(items: readonly ReadBox[], read: ReadAgain): Promise<ReadBox[]> {
  return bridgeGaps(await joinTouching(items, read), read);
}

async function joinTouching(items: readonly ReadBox[], read: ReadAgain): Promise<ReadBox[]> {
  const open = leftToRight(items);
  const joined: ReadBox[] = [];
  while (open.length > 0) {
    let line = open.shift()!;
    let parts = 1;
    for (let index = nextOn(line, open, TOUCHING); index >= 0; index = nextOn(line, open, TOUCHING)) {
      line = joinTwo(line, open.splice(index, 1)[0]!);
      parts++;
    }
    joined.push(parts > 1 ? await readWhole(line, read) : line);
  }
  return joined;
}

/** How far the confidence of the whole may fall below that of its parts, since the whole includes the gaps between them. */
export const LESS_SURE = 0.06;

async function readWhole(line: ReadBox, read: ReadAgain): Promise<ReadBox> {
  const reading = await read(line.box);
  return reading.confidence > line.reading.confidence - LESS_SURE ? { ...line, reading } : line;
}

/** Parts of a line stay separate, as columns do, unless something is read between them. */
async function bridgeGaps(items: readonly ReadBox[], read: ReadAgain): Promise<ReadBox[]> {
  let open = leftToRight(items);
  const bridged: ReadBox[] = [];
  while (open.length > 0) {
    let line = open.shift()!;
    for (const other of open.filter(({ box }) => continues(line.box, box, BRIDGED)).slice(0, TRIES)) {
      const parts = joinTwo(line, other);
      const reading = await read(parts.box);
      const gained = lettersIn(reading.text) - lettersIn(parts.reading.text);
      if (gained < 1 || reading.confidence < parts.reading.confidence - LESS_SURE) continue;
      open = open.filter((each) => each !== other && !containsCenter(parts.box, each.box));
      line = { ...parts, reading };
    }
    bridged.push(line);
  }
  return bridged;
}

const leftToRight = (items: readonly ReadBox[]): ReadBox[] =>
  items.toSorted((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);

export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const nextOn = (line: ReadBox, others: readonly ReadBox[], widest: number): number =>
  others.findIndex((other) => continues(line.box, other.box, widest));

/** Whether `b` continues the line of `a` on its right. */
function continues(a: TiltedBox, b: TiltedBox, widest: number): boolean {
  const ratio = a.height / b.height;
  if (ratio < 0.72 || ratio > 1.4 || Math.abs(angleOf(a) - angleOf(b)) > 6) return false;
  const height = Math.min(a.height, b.height);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx * a.ux + dy * a.uy;
  const across = Math.abs(dy * a.ux - dx * a.uy);
  const gap = along - (a.length + b.length) / 2;
  return across < 0.25 * height && gap < widest * height && along > Math.max(a.length, b.length) * 0.3;
}

function joinTwo(a: ReadBox, b: ReadBox): ReadBox {
  const { ux, uy } = a.box;
  const along = (box: TiltedBox): number => box.x * ux + box.y * uy;
  const across = (box: TiltedBox): number => box.y * ux - box.x * uy;
  const start = Math.min(along(a.box) - a.box.length / 2, along(b.box) - b.box.length / 2);
  const end = Math.max(along(a.box) + a.box.length / 2, along(b.box) + b.box.length / 2);
  const top = Math.min(across(a.box) - a.box.height / 2, across(b.box) - b.box.height / 2);
  const bottom = Math.max(across(a.box) + a.box.height / 2, across(b.box) + b.box.height / 2);
  const [u, v] = [(start + end) / 2, (top + bottom) / 2];
  const [left, right] = [a.reading, b.reading];
  const length = left.text.length + right.text.length;
  const mean = (one: number, other: number): number =>
    (one * left.text.length + other * right.text.length) / length;
  return {
    box: { x: u * ux - v * uy, y: u * uy + v * ux, ux, uy, length: end - start, height: bottom - top },
    reading: {
      text: `${left.text} ${right.text}`,
      confidence: mean(left.confidence, right.confidence),
      ...(left.alike !== undefined && right.alike !== undefined && { alike: mean(left.alike, right.alike) }),
    },
  };
}
