import type { Frame } from '../../frame/index.ts';
import { cellMeans, type ColorHistogram, histogramDistance, colorHistogram } from '../../change/index.ts';
import { joinsOverlap, type Join } from './joins.ts';
import { mixtureOf, type LumaPlane, toLumaPlane } from './mixture.ts';

/** Frames that a dissolve may span: at 25 per second, from a quarter of a second to a second and a half. */
const SPANS = [6, 8, 10, 12, 14, 16, 20, 24, 28, 34];

/** The middles that are tried are at most an eighth of the span apart. The best is refined. */
const STRIDE = 8;

/** The two pictures of a dissolve must not be the same one brightened. */
const MOST_ALIKE = 0.8;
const LEAST_APART = 0.05;

/** Smallest color change. A moving camera keeps its colors. */
const LEAST_COLORS = 0.35;

/** Smallest share of the frame that differs. A title that fades in over its shot is not a new shot. */
const LEAST_AREA = 0.5;

/**
 * How far the middle frame may be from a mix of both, as a share of their difference, and how far the detail must drop.
 * In fast motion the pixels are not a mix, so only the detail counts.
 */
const MOST_OFF = 0.3;
const MOST_OFF_CELLS = 0.5;
const LEAST_DIP = 0.3;
const MOVING = { off: 0.7, leastDip: 0.5, dip: 1.6, colours: 0.5 } as const;

/** A change that continues as fast before and after is a drift of light, not a dissolve. */
const STEEPER = 1.6;

/** Side of the grid whose mean colors are compared. What moves a little stays in its cell. */
const CELLS = 10;

interface Video {
  /** Colors of a frame, counted once and cached. */
  colours(frame: number): ColorHistogram;
  readonly planes: readonly LumaPlane[];
  readonly cells: readonly Float32Array[];
}

/** Finds shots that dissolve into each other, away from the joins that are already known. */
export function findDissolves(frames: readonly Frame[], known: readonly Join[]): Join[] {
  const cells = frames.map((frame) => cellMeans(frame, CELLS, 3, (data, at, channel) => data[at + channel]!));
  const counted = new Map<number, ColorHistogram>();
  const colours = (frame: number): ColorHistogram => {
    const found = counted.get(frame) ?? colorHistogram(frames[frame]!);
    counted.set(frame, found);
    return found;
  };
  const video = { colours, cells, planes: frames.map(toLumaPlane) };
  const found: { join: Join; worth: number }[] = [];
  for (const span of SPANS) {
    const half = span / 2;
    for (let at = half; at + half < frames.length; at += Math.max(1, Math.floor(span / STRIDE))) {
      const join = { at, from: at - half, to: at + half };
      if (known.some((other) => joinsOverlap(join, other))) continue;
      const worth = worthOf(video, join, known);
      if (worth > 0) found.push({ join, worth });
    }
  }
  const best: Join[] = [];
  for (const { join } of found.toSorted((a, b) => b.worth - a.worth)) {
    if (best.every((other) => !joinsOverlap(join, other))) best.push(join);
  }
  return best.map((join) => refined(cells, join));
}

/** How much of the change a mix explains; 0 when it is not a dissolve. */
function worthOf({ colours, planes, cells }: Video, { from, to }: Join, known: readonly Join[]): number {
  const apart = distance(cells[from]!, cells[to]!);
  if (apart / 255 < LEAST_APART) return 0;
  const half = (to - from) / 2;
  const before = driftTo(cells, from, -half, known);
  const after = driftTo(cells, to, half, known);
  const isSteep = apart > STEEPER * (before + after);
  if (offMiddle(cells[from]!, cells[from + half]!, cells[to]!) > (isSteep ? MOST_OFF_CELLS : MOVING.off))
    return 0;
  const { area, off, likeness, dip } = mixtureOf(planes.slice(from, to + 1));
  if (area < LEAST_AREA || likeness > MOST_ALIKE || off > MOVING.off) return 0;
  const other = histogramDistance(colours(from), colours(to));
  if (other < LEAST_COLORS) return 0;
  const { mean, least } = dip();
  const isMixed = isSteep && off < MOST_OFF && mean > LEAST_DIP;
  const isMoving = least > MOVING.leastDip && mean < MOVING.dip && other > MOVING.colours;
  if (!isMixed && !isMoving) return 0;
  return apart * (1 - off);
}

/** Expected change over this many frames before or after one, at the rate of those that belong to its shot. */
function driftTo(
  cells: readonly Float32Array[],
  frame: number,
  frames: number,
  known: readonly Join[],
): number {
  const way = Math.sign(frames);
  let reach = 0;
  const inShot = (at: number): boolean =>
    at >= 0 && at < cells.length && known.every((join) => at < join.from || at > join.to);
  while (reach < Math.abs(frames) && inShot(frame + way * (reach + 1))) reach++;
  if (reach < 2) return 0;
  return (distance(cells[frame]!, cells[frame + way * reach]!) * Math.abs(frames)) / reach;
}

function offMiddle(a: Float32Array, middle: Float32Array, b: Float32Array): number {
  const mix = a.map((value, i) => (value + b[i]!) / 2);
  return distance(mix, middle) / Math.max(1, distance(a, b));
}

function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

/** Frames beyond what was found, where the pictures are surely whole. */
const BEYOND = 2;

/** Centers a join between the frames where 25% and 75% of the change are done, and extrapolates its ends from these two. */
function refined(cells: readonly Float32Array[], { from, to }: Join): Join {
  const [first, last] = [Math.max(0, from - BEYOND), Math.min(cells.length - 1, to + BEYOND)];
  const [a, b] = [cells[first]!, cells[last]!];
  const whole = a.reduce((sum, value, i) => sum + (b[i]! - value) ** 2, 0);
  const done = (frame: number): number =>
    cells[frame]!.reduce((sum, value, i) => sum + (value - a[i]!) * (b[i]! - a[i]!), 0) / whole;
  const crossing = (share: number): number => {
    for (let frame = first + 1; frame <= last; frame++) {
      const [before, now] = [done(frame - 1), done(frame)];
      if (now >= share) return frame - 1 + (share - before) / Math.max(1e-6, now - before);
    }
    return last;
  };
  const [quarter, threeQuarters] = [crossing(0.25), crossing(0.75)];
  const middle = (quarter + threeQuarters) / 2;
  const half = threeQuarters - quarter;
  return {
    at: Math.round(Math.min(to, Math.max(from, middle))),
    from: Math.max(0, Math.round(middle - half)),
    to: Math.min(cells.length - 1, Math.round(middle + half)),
  };
}
