import type { TextLine } from '../../artifacts.ts';
import type { Motion, Scenes, Shot } from '../../video-artifacts.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { withName } from '../../elements/names/with-name.ts';
import { mapAttention } from '../attention/index.ts';
import type { Frame } from '../frame/index.ts';
import { endCardOf } from './end-card.ts';
import { frameDistance } from '../change/index.ts';
import { heroOf } from './hero-frame.ts';
import { type FrameReading, readFrames } from './read-frames.ts';
import { type ReadThrough, secondOf } from './decoding/read-through.ts';
import { sameWords } from '../words/index.ts';
import { follow } from './tracks.ts';

/** Reader's confidence from which a line is told of. */
const READ = 0.6;
const LEAST_LETTERS = 2;

/** Change between two frames, of full scale, that leaves nothing of a loop. */
const NO_LOOP = 0.25;

/**
 * What stands and who is seen on the screen, and when.
 * @param onHero told the second of the frame that stands for the video as soon as it is known
 */
export async function readScenes(
  through: ReadThrough,
  shots: readonly Shot[],
  motion: Motion,
  copy: string | undefined,
  onHero: (second: number) => void,
): Promise<Scenes> {
  const { keys, stride, rate, thumbs } = through;
  const duration = thumbs.length / rate;
  const second = (key: number): number => secondOf(through, key);
  const starts = shots.map(({ start }) => Math.ceil((start * rate) / stride));
  const read = await readFrames(keys, starts, copy);
  const name = commonName(read);
  const readings =
    name === null ? read : read.map((reading) => ({ ...reading, text: withName(reading.text, name) }));
  const heroSecond = second(heroOf(readings));
  onHero(heroSecond);
  const cuts = shots.slice(1).map(({ start }) => start);
  const follows = <T>(
    seen: (reading: FrameReading) => readonly T[] | null,
    same: (a: T, b: T) => boolean,
  ) => {
    const sightings = readings.flatMap((reading) => {
      const things = seen(reading);
      return things ? [{ second: second(reading.key), seen: things }] : [];
    });
    return follow(sightings, same, cuts, duration);
  };
  const text = follows(
    ({ text: lines }) => lines.filter(isWords),
    (a, b) => sameWords(a.text, b.text),
  ).map(({ first: { text: words, role, box, contrast, height, confidence }, start, end }) => ({
    text: words,
    role,
    box,
    contrast,
    height,
    confidence,
    start,
    end,
  }));
  const brand = follows(
    (reading) => namesOn(reading, name),
    () => true,
  ).map(({ first, start, end }) => ({
    text: first.text,
    box: first.box,
    start,
    end,
  }));
  const callToAction = follows(
    ({ callToAction: action }) => (action ? [action] : []),
    (a, b) => sameWords(a.text, b.text),
  ).map(({ first, start, end }) => ({ text: first.text, box: first.box, start, end }));
  const faces = follows(
    ({ faces: seen }) => seen?.slice(0, 1) ?? null,
    () => true,
  ).map(({ first, start, end }) => ({
    box: first.box,
    smile: first.smile,
    start,
    end,
  }));
  const seen = { text, brand, callToAction };
  return {
    ...seen,
    faces,
    attention: await attentionOver(keys, readings, second, duration),
    readAt: readings.map(({ key }) => second(key)),
    heroSecond,
    endCard: endCardOf(shots, motion, seen, duration),
    loop: 1 - Math.min(1, frameDistance(thumbs[0]!, thumbs.at(-1)!).pixels / NO_LOOP),
  };
}

const isWords = ({ text, confidence }: TextLine): boolean =>
  confidence >= READ && text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST_LETTERS;

/** The name that stands on most frames, surer ones counting more. */
function commonName(readings: readonly FrameReading[]): string | null {
  const votes = new Map<string, number>();
  for (const { brand } of readings) {
    for (const { text, confidence } of brand.slice(0, 1)) {
      votes.set(nameKey(text), (votes.get(nameKey(text)) ?? 0) + confidence);
    }
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Lines of this frame that show the name, whether or not the frame alone would have told that it is one. */
function namesOn(
  { text, brand }: FrameReading,
  name: string | null,
): readonly Pick<TextLine, 'text' | 'box'>[] {
  if (name === null) return [];
  const own = brand.filter((mark) => nameKey(mark.text) === name);
  return own.length > 0 ? own : text.filter((line) => nameKey(line.text).includes(name));
}

/**
 * How gathered predicted attention is on each frame that was looked at, by contrast alone; a step has that of the last
 * such frame.
 */
async function attentionOver(
  keys: readonly Frame[],
  readings: readonly FrameReading[],
  secondOf: (key: number) => number,
  duration: number,
): Promise<number[]> {
  const known: { second: number; concentration: number }[] = [];
  for (const { key, text, faces, callToAction, brand } of readings) {
    if (faces === null) continue;
    const map = await mapAttention(keys[key]!, { text, faces, callToAction, brand }, null);
    if (map.ok) known.push({ second: secondOf(key), concentration: map.value.concentration });
  }
  const steps = Math.max(1, Math.ceil(duration / TIMELINE_STEP - 1e-6));
  return Array.from({ length: steps }, (_, step) => {
    const last = known.findLast(({ second }) => second <= step * TIMELINE_STEP + 1e-6) ?? known[0];
    return last?.concentration ?? 0;
  });
}
