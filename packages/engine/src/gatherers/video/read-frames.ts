import type { BrandMark, CallToAction, Face, TextLine } from '../../artifacts.ts';
import { findBrand } from '../brand.ts';
import { findCallToAction } from '../call-to-action.ts';
import type { Frame } from '../frame.ts';
import { findFacesInThread } from '../pixels-thread.ts';
import { readText } from '../text.ts';
import { sameWords } from './same-words.ts';

/** What is seen on one key frame. */
export interface FrameReading {
  /** Number of the key frame. */
  readonly key: number;
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  /** null where nobody was looked for. */
  readonly faces: readonly Face[] | null;
}

/** Key frames read before the moments of change are looked for, and all in all. */
const FIRST_LOOK = 14;
const MOST = 26;

/** Key frames on which faces are looked for. */
const MOST_FACES = 10;

/** Key frames, at half a second, between two looks where the shots are long. */
const EVERY = 3;

/**
 * Reads the frames of a video that may say something new: one of each shot and one in a second and a half; then, where
 * two neighbours show different words, those between them, until the change is known to the half second.
 * @param starts key frames at which shots begin
 */
export async function readFrames(
  keys: readonly Frame[],
  starts: readonly number[],
  copy = '',
): Promise<FrameReading[]> {
  const readings = new Map<number, FrameReading>();
  const look = async (key: number): Promise<void> => {
    readings.set(key, await readFrame(keys[key]!, key, copy));
  };
  const first = firstLook(keys.length, starts);
  const faces = lookForFaces(keys, evenly(first, MOST_FACES));
  for (const key of first) await look(key);
  for (;;) {
    const next = readings.size < MOST ? nextLook(inOrder(readings)) : null;
    if (next === null) return withFaces(inOrder(readings), await faces);
    await look(next);
  }
}

/**
 * Faces come and go with the shots: they are looked for on fewer frames than words, on the other core.
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

/** At most so many of them, the first and the last among them. */
const evenly = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);

const inOrder = (readings: ReadonlyMap<number, FrameReading>): FrameReading[] =>
  [...readings.values()].toSorted((a, b) => a.key - b.key);

async function readFrame(frame: Frame, key: number, copy: string): Promise<FrameReading> {
  const read = await readText(frame, true);
  const lines = read.ok ? read.value : [];
  const action = await findCallToAction(frame, lines);
  const withAction = action.ok ? action.value : { callToAction: null, text: lines };
  const named = await findBrand(frame, withAction.text, copy);
  const withBrand = named.ok ? named.value : { brand: [], text: withAction.text };
  return {
    key,
    text: withBrand.text,
    callToAction: withAction.callToAction,
    brand: withBrand.brand,
    faces: null,
  };
}

/** The start of every shot, a little after its cut, the ends, and steps between; evenly thinned when they are too many. */
function firstLook(count: number, starts: readonly number[]): number[] {
  const steps = Array.from({ length: Math.ceil(count / EVERY) }, (_, i) => i * EVERY);
  const wanted = [...new Set([0, count - 1, ...starts, ...steps])]
    .filter((key) => key >= 0 && key < count)
    .toSorted((a, b) => a - b);
  return [...evenly(wanted, FIRST_LOOK)];
}

/** The middle of the widest gap whose two ends say different things. */
function nextLook(readings: readonly FrameReading[]): number | null {
  let best: number | null = null;
  let widest = 1;
  for (let i = 1; i < readings.length; i++) {
    const [before, after] = [readings[i - 1]!, readings[i]!];
    const gap = after.key - before.key;
    if (gap > widest && saysOther(before, after)) {
      widest = gap;
      best = before.key + Math.floor(gap / 2);
    }
  }
  return best;
}

/** Reader's confidence under which a line is not worth a second look. */
const SURE = 0.7;

const saysOther = (a: FrameReading, b: FrameReading): boolean =>
  hasNew(a.text, b.text) || hasNew(b.text, a.text);

const hasNew = (lines: readonly TextLine[], others: readonly TextLine[]): boolean =>
  lines.some((line) => line.confidence >= SURE && others.every((other) => !sameWords(line.text, other.text)));
