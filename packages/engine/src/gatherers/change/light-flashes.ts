import { luminance } from '../../color-space.ts';
import type { Frame } from '../frame/index.ts';
import type { FlashSpan, Span } from '../../artifacts/video-artifacts.ts';
import { cellMeans } from './cell-means.ts';
import { redOfCells, isRedSwing } from './red-flashes.ts';

/** WCAG 2.2, general flash: relative luminance swings by 10% of the maximum, and the darker of the two is below 0.80. */
const SWING = 0.1;
const DARKER = 0.8;

/** WCAG allows a quarter of any 10-degree visual field. For a frame that fills less than the view, this is a quarter of the frame. */
const AREA = 0.25;

/** More than three flashes per second are a fault; a flash is a swing and its return. */
const MOST_FLASHES = 3;

const CELLS = 8;

/** One second, minus a tolerance for rounding. */
const WINDOW = 1 - 1e-6;

/**
 * Finds spans with more than three flashes within a second, of light or of saturated red, and the most in any second.
 * @param secondOf the second at which a frame begins to show
 */
export function findFlashes(
  frames: readonly Frame[],
  secondOf: (frame: number) => number,
): { spans: FlashSpan[]; mostPerSecond: number } {
  const general = flashesAt(swingsOf(frames.map(cellLights), lightOf, isLightSwing).map(secondOf));
  const reds = frames.map((frame) => redOfCells(frame, CELLS));
  const red = flashesAt(swingsOf(reds, ({ excess }) => excess, isRedSwing).map(secondOf));
  const redAlone = red.spans.filter(
    ({ start, end }) => !general.spans.some((span) => start <= span.end && end >= span.start),
  );
  return {
    spans: [...general.spans, ...redAlone.map((span) => ({ ...span, red: true as const }))].toSorted(
      (a, b) => a.start - b.start,
    ),
    mostPerSecond: Math.max(general.mostPerSecond, red.mostPerSecond),
  };
}

/** @param swings their times in seconds */
function flashesAt(swings: readonly number[]): { spans: Span[]; mostPerSecond: number } {
  const spans: Span[] = [];
  let most = 0;
  swings.forEach((first, i) => {
    const within = swings.slice(i).filter((at) => at - first < WINDOW);
    most = Math.max(most, Math.floor(within.length / 2));
    if (within.length / 2 <= MOST_FLASHES) return;
    const end = within.at(-1)!;
    const last = spans.at(-1);
    if (last && first <= last.end) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start: first, end });
  });
  return { spans, mostPerSecond: most };
}

const lightOf = (light: number): number => light;

const isLightSwing = (before: number, now: number): boolean =>
  Math.abs(now - before) >= SWING && Math.min(now, before) < DARKER;

/**
 * Frames at which a quarter of the cells swing together, in the opposite direction of the previous swing.
 * @param states of the cells of each frame
 * @param level the value that goes up and down
 * @param swings whether a change is large enough for one half of a flash
 */
function swingsOf<State>(
  states: readonly ArrayLike<State>[],
  level: (state: State) => number,
  swings: (before: State, now: State) => boolean,
): number[] {
  const cells = CELLS * CELLS;
  const extreme: State[] = states[0] ? Array.from(states[0]) : [];
  const heading = new Int8Array(cells);
  const ups = new Float32Array(states.length);
  const downs = new Float32Array(states.length);
  for (let i = 1; i < states.length; i++) {
    for (let cell = 0; cell < cells; cell++) {
      const now = states[i]![cell]!;
      const before = extreme[cell]!;
      const way = Math.sign(level(now) - level(before));
      if (way === heading[cell]) extreme[cell] = now;
      else if (swings(before, now)) {
        heading[cell] = way;
        extreme[cell] = now;
        (way > 0 ? ups : downs)[i]! += 1 / cells;
      }
    }
  }
  return alternating(ups, downs);
}

/** Number of frames over which the cells of one swing may turn. */
const TOGETHER = 2;

/** Each swing counts only cells that turned after the previous one: a strobe on every other frame swings back immediately. */
function alternating(ups: Float32Array, downs: Float32Array): number[] {
  const at: number[] = [];
  let last = 0;
  for (let i = 0; i < ups.length; i++) {
    const from = Math.max(0, i - TOGETHER + 1, (at.at(-1) ?? -1) + 1);
    const near = (swings: Float32Array): number =>
      swings.subarray(from, i + 1).reduce((sum, share) => sum + share, 0);
    const way = near(ups) >= AREA ? 1 : near(downs) >= AREA ? -1 : 0;
    if (way !== 0 && way !== last) {
      at.push(i);
      last = way;
    }
  }
  return at;
}

/** Relative luminance of the cells, 0..1. */
const cellLights = (frame: Frame): Float32Array =>
  cellMeans(frame, CELLS, 1, (data, at) => luminance(data[at]!, data[at + 1]!, data[at + 2]!));
