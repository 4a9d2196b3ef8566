import type { Motion, Scenes, Shot } from '../../../artifacts/video-artifacts.ts';
import { TIMELINE_STEP } from '../../../artifacts/video-artifacts.ts';
import { mapAttention } from '../../attention/index.ts';
import type { Frame } from '../../frame/index.ts';
import { frameDistance } from '../../change/index.ts';
import { pickHeroKey } from '../hero/hero-frame.ts';
import { type FrameReading, readFrames } from './read-frames.ts';
import { type DecodePass, secondOf } from '../decoding/decode-pass.ts';
import { combineReadings } from './combine-readings.ts';

/** Change between the first and the last frame, of full scale, from which the video does not loop at all. */
const NO_LOOP = 0.25;

/**
 * Finds the text and the faces on the screen, and when each is visible.
 * @param onHero called with the second of the hero frame as soon as it is known
 */
export async function readScenes(
  through: DecodePass,
  shots: readonly Shot[],
  motion: Motion,
  copy: string | undefined,
  onHero: (second: number) => void,
): Promise<Scenes> {
  const { keys, stride, rate, thumbs } = through;
  const duration = thumbs.length / rate;
  const secondOfKey = (key: number): number => secondOf(through, key);
  const starts = shots.map(({ start }) => Math.ceil((start * rate) / stride));
  const read = await readFrames(keys, starts, copy);
  const { readings, seen } = combineReadings(read, { shots, motion, duration, secondOf: secondOfKey });
  const heroSecond = secondOfKey(pickHeroKey(readings));
  onHero(heroSecond);
  return {
    ...seen,
    attention: await attentionOver(keys, readings, secondOfKey, duration),
    readAt: readings.map(({ key }) => secondOfKey(key)),
    heroSecond,
    loop: 1 - Math.min(1, frameDistance(thumbs[0]!, thumbs.at(-1)!).pixels / NO_LOOP),
  };
}

/**
 * How concentrated predicted attention is on each frame that was looked at, by contrast alone. A step takes the value of the
 * last such frame.
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
