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
const ALL_CELLS = Array.from({ length: CELLS * CELLS }, (_, cell) => cell);
const LEAST_CELLS = AREA * ALL_CELLS.length;

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
  const general = flashesOf(turnsOf(frames.map(cellLights), lightOf, isLightSwing), secondOf);
  const reds = frames.map((frame) => redOfCells(frame, CELLS));
  const red = flashesOf(
    turnsOf(reds, ({ excess }) => excess, isRedSwing),
    secondOf,
  );
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

/**
 * Flashes of a quarter of the frame. Its cells swing together, or else each by itself too often: halves that light up in turn.
 * Cells that swing by themselves at a safe pace are mere movement.
 */
function flashesOf(
  turns: readonly Turns[],
  secondOf: (frame: number) => number,
): { spans: Span[]; mostPerSecond: number } {
  const together = alternating(turns);
  const alone = ALL_CELLS.map((cell) => turns.flatMap((turned, i) => (turned[cell] === 0 ? [] : i))).filter(
    (swings) => swings.length > 2 * MOST_FLASHES,
  );
  const spans: Span[] = [];
  let most = 0;
  turns.forEach((_, i) => {
    const inSecond = (swings: readonly number[]): readonly number[] =>
      swings.filter((at) => at >= i && secondOf(at) - secondOf(i) < WINDOW);
    const joint = inSecond(together);
    most = Math.max(most, Math.floor(joint.length / 2));
    const least = alone.map(inSecond).toSorted((a, b) => b.length - a.length)[LEAST_CELLS - 1] ?? [];
    const swings = least.length > joint.length ? least : joint;
    const flashes = swings.length / 2;
    if (flashes <= MOST_FLASHES) return;
    // The half of a flash counts too, or the figure would contradict the verdict.
    most = Math.max(most, flashes);
    const [start, end] = [secondOf(swings[0]!), secondOf(swings.at(-1)!)];
    const last = spans.at(-1);
    if (last && start <= last.end)
      spans[spans.length - 1] = { start: last.start, end: Math.max(end, last.end) };
    else spans.push({ start, end });
  });
  return { spans, mostPerSecond: most };
}

const lightOf = (light: number): number => light;

const isLightSwing = (before: number, now: number): boolean =>
  Math.abs(now - before) >= SWING && Math.min(now, before) < DARKER;

/** Whether each cell of a frame turns up (1) or down (-1). */
type Turns = Int8Array;

/**
 * The cells that turn in each frame.
 * @param states of the cells of each frame
 * @param level the value that goes up and down
 * @param swings whether a change is large enough for one half of a flash
 */
function turnsOf<State>(
  states: readonly ArrayLike<State>[],
  level: (state: State) => number,
  swings: (before: State, now: State) => boolean,
): readonly Turns[] {
  const extreme: State[] = states[0] ? Array.from(states[0]) : [];
  const heading = new Int8Array(ALL_CELLS.length);
  return states.map((state) =>
    Int8Array.from(ALL_CELLS, (cell) => {
      const now = state[cell]!;
      const before = extreme[cell]!;
      const way = Math.sign(level(now) - level(before));
      const turned = way !== heading[cell] && swings(before, now);
      if (turned) heading[cell] = way;
      if (way === heading[cell]) extreme[cell] = now;
      return turned ? way : 0;
    }),
  );
}

/** Number of frames over which the cells of one swing may turn. */
const TOGETHER = 2;

/**
 * Frames at which a quarter of the cells swing together, in the opposite direction of the previous swing. Each swing counts
 * only cells that turned after the previous one: a strobe on every other frame swings back immediately.
 */
function alternating(turns: readonly Turns[]): number[] {
  const at: number[] = [];
  let last = 0;
  turns.forEach((_, i) => {
    const near = turns.slice(Math.max(0, i - TOGETHER + 1, (at.at(-1) ?? -1) + 1), i + 1);
    const turning = (way: number): boolean =>
      near.reduce((sum, turned) => sum + turned.filter((each) => each === way).length, 0) >= LEAST_CELLS;
    const way = turning(1) ? 1 : turning(-1) ? -1 : 0;
    if (way === 0 || way === last) return;
    at.push(i);
    last = way;
  });
  return at;
}

/** Relative luminance of the cells, 0..1. */
const cellLights = (frame: Frame): Float32Array =>
  cellMeans(frame, CELLS, 1, (data, at) => luminance(data[at]!, data[at + 1]!, data[at + 2]!));
