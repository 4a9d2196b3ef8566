import type { BrandMark, CallToAction, Face, TextLine } from '../../../artifacts/artifacts.ts';
import type { Element } from '../../../elements/elements.ts';
import { findElements } from '../../../elements/find-elements.ts';
import type { Frame } from '../../frame/index.ts';
import { findFacesInThread } from '../../pixels/index.ts';
import { readText } from '../../text/index.ts';
import { lettersVisible } from './letters-visible.ts';
import { sameWords } from '../../words/index.ts';

export interface FrameReading {
  /** Index of the key frame. */
  readonly key: number;
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  readonly offer?: Element | null;
  /** Null when faces were not looked for. */
  readonly faces: readonly Face[] | null;
}

/** Maximum key frames to read before looking for the moments of change, and in total. */
const FIRST_LOOK = 14;
const MOST_READ = 26;

/** Maximum that includes frames whose words are known from a neighbor. */
const MOST = 48;

/** Maximum key frames on which to look for faces. */
const MOST_FACES = 10;

/** Key frames, which are half a second apart, from one look to the next in long shots. */
const EVERY = 3;

/**
 * Reads the frames of a video that may show something new: one of each shot and one every second and a half. Then, where
 * two neighbors show different words, it reads frames between them until the change is known to the half second. A frame
 * that clearly shows the letters of a neighbor is not read again.
 * @param starts key frames at which shots begin
 */
export async function readFrames(
  keys: readonly Frame[],
  starts: readonly number[],
  copy = '',
): Promise<FrameReading[]> {
  const readings = new Map<number, FrameReading>();
  const first = firstLook(keys.length, starts);
  const faces = lookForFaces(keys, evenly(first, MOST_FACES));
  for (const key of first) readings.set(key, await readFrame(keys[key]!, key, copy));
  let read = readings.size;
  while (read < MOST_READ && readings.size < MOST) {
    const next = nextLook(inOrder(readings));
    if (!next) break;
    const known = findMatchingNeighbor(keys, next);
    if (!known) read++;
    readings.set(
      next.key,
      known ? { ...known, key: next.key } : await readFrame(keys[next.key]!, next.key, copy),
    );
  }
  return withFaces(inOrder(readings), await faces);
}

/**
 * Faces come and go with the shots, so they are looked for on fewer frames than words, and on the other core.
 */
async function lookForFaces(
  keys: readonly Frame[],
  chosen: readonly number[],
): Promise<ReadonlyMap<number, readonly Face[]>> {
  const found = new Map<number, readonly Face[]>();
  for (const key of chosen) {
    const faces = await findFacesInThread(keys[key]!);
    if (faces.ok) found.set(key, faces.value);
  }
  return found;
}

const withFaces = (
  readings: readonly FrameReading[],
  faces: ReadonlyMap<number, readonly Face[]>,
): FrameReading[] => readings.map((reading) => ({ ...reading, faces: faces.get(reading.key) ?? null }));

/** At most this many of them, evenly spaced, including the first and the last. */
const evenly = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);

const inOrder = (readings: ReadonlyMap<number, FrameReading>): FrameReading[] =>
  [...readings.values()].toSorted((a, b) => a.key - b.key);

async function readFrame(frame: Frame, key: number, copy: string): Promise<FrameReading> {
  const read = await readText(frame, true);
  const lines = read.ok ? read.value : [];
  const found = await findElements(frame, lines, { faces: [], things: [], copy });
  if (!found.ok) return { key, text: lines, callToAction: null, brand: [], faces: null };
  const { text, callToAction, brand, elements } = found.value;
  return { key, text, callToAction, brand, offer: elements.offer, faces: null };
}

/** The start of every shot (just after its cut), both ends, and steps between them. Thinned evenly when there are too many. */
function firstLook(count: number, starts: readonly number[]): number[] {
  const steps = Array.from({ length: Math.ceil(count / EVERY) }, (_, i) => i * EVERY);
  const wanted = [...new Set([0, count - 1, ...starts, ...steps])]
    .filter((key) => key >= 0 && key < count)
    .toSorted((a, b) => a - b);
  return [...evenly(wanted, FIRST_LOOK)];
}

/** A key frame between two that show different words. */
interface Gap {
  readonly before: FrameReading;
  readonly key: number;
  readonly after: FrameReading;
}

/** The middle of the widest gap whose ends show different words. */
function nextLook(readings: readonly FrameReading[]): Gap | null {
  let best: Gap | null = null;
  let widest = 1;
  for (let i = 1; i < readings.length; i++) {
    const [before, after] = [readings[i - 1]!, readings[i]!];
    const gap = after.key - before.key;
    if (gap > widest && showDifferentText(before, after)) {
      widest = gap;
      best = { before, key: before.key + Math.floor(gap / 2), after };
    }
  }
  return best;
}

/**
 * The neighbor that the frame between equals: it shows all words of that one, and none that only the other shows. A neighbor
 * that merely lacks words proves nothing, since the frame may have words of its own.
 */
function findMatchingNeighbor(keys: readonly Frame[], { before, key, after }: Gap): FrameReading | null {
  const isVisibleOn = (reading: FrameReading) => (line: TextLine) =>
    lettersVisible(line, keys[reading.key]!, keys[key]!);
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    const own = newLines(one.text, other.text);
    const others = newLines(other.text, one.text);
    if (
      own.length > 0 &&
      one.text.filter(isSure).every((line) => isVisibleOn(one)(line) === true) &&
      others.every((line) => isVisibleOn(other)(line) === false)
    )
      return one;
  }
  return null;
}

/** Reader confidence below which a line does not justify another look. */
const SURE = 0.7;

const isSure = ({ confidence }: TextLine): boolean => confidence >= SURE;

const showDifferentText = (a: FrameReading, b: FrameReading): boolean =>
  newLines(a.text, b.text).length + newLines(b.text, a.text).length > 0;

const newLines = (lines: readonly TextLine[], others: readonly TextLine[]): readonly TextLine[] =>
  lines.filter((line) => isSure(line) && others.every((other) => !sameWords(line.text, other.text)));
