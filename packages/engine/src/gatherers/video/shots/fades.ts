import type { Frame } from '../../frame/index.ts';
import { frameDistance, luma, meanLuma } from '../../change/index.ts';
import type { Join } from './joins.ts';

/** Levels, of 255, within which a pixel counts as black or white, and share of such pixels in an empty frame. */
const NEARLY = 16;
const MOST = 0.7;

/** Levels of the mean within which frames are as empty as the emptiest of a run, and below which nothing is on them. */
const EMPTIEST = 3;
const PLAIN = 8;

/** Most and fewest frames of one half of a fade. The most is a second at 25 per second. */
const LONGEST = 26;
const SHORTEST = 2;

/** Smallest difference of a picture from black or white, of full scale, and how unevenly it may change. */
const LEAST_STEP = 0.04;
const MOST_OFF = 0.17;
const QUARTERS = [0.25, 0.5, 0.75];

/** A fade leads to another picture, so both its pixels and its colors must differ. */
const OTHER_PIXELS = 0.06;
const OTHER_COLORS = 0.3;

/** Frames below which black or white with words on it leads to a picture, instead of being a card of its own. */
const PASSING = 8;

export interface Fades {
  readonly joins: readonly Join[];
  /** Fades into black or white at an end of the video, or back to the same picture. They join no shots. */
  readonly others: readonly Join[];
}

/**
 * Finds shots joined through black or white, even if words stay on it. Other flat colors are found as dissolves.
 * @param cuts hard cuts; one that enters or leaves the black or white is itself the join
 */
export function findFades(frames: readonly Frame[], cuts: readonly number[]): Fades {
  const joins: Join[] = [];
  const others: Join[] = [];
  for (const { from, to, isPlain } of emptyRuns(frames)) {
    const [before, after] = [wholeFrom(frames, from, -1), wholeFrom(frames, to, 1)];
    const cutNear = cuts.some((cut) => cut >= from - 1 && cut <= to + 2);
    const join = { at: Math.round((from + to) / 2), from: before ?? from, to: after ?? to };
    const both = before !== null && after !== null;
    if (both && !cutNear && isOther(frames[before]!, frames[after]!)) joins.push(join);
    else if (both || isPlain || to - from < PASSING) others.push(join);
  }
  return { joins, others };
}

interface EmptyRun {
  /** The frames that are as dark or as light as the run gets. */
  readonly from: number;
  readonly to: number;
  /** Whether nothing at all is on them. */
  readonly isPlain: boolean;
}

function emptyRuns(frames: readonly Frame[]): EmptyRun[] {
  const shades = frames.map(emptyShade);
  const runs: EmptyRun[] = [];
  for (let first = 0; first < shades.length; first++) {
    const shade = shades[first];
    if (!shade) continue;
    let last = first;
    while (shades[last + 1] === shade) last++;
    const away = frames
      .slice(first, last + 1)
      .map((frame) => Math.abs((shade === 'dark' ? 0 : 255) - meanLuma(frame)));
    const most = Math.min(...away) + EMPTIEST;
    runs.push({
      from: first + away.findIndex((value) => value <= most),
      to: first + away.findLastIndex((value) => value <= most),
      isPlain: most - EMPTIEST < PLAIN,
    });
    first = last;
  }
  return runs;
}

/** Whether a frame is black or white except for words on it; null when it is neither. */
function emptyShade({ data }: Frame): 'dark' | 'light' | null {
  let [dark, light] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const value = luma(data, at);
    if (value < NEARLY) dark++;
    else if (value > 255 - NEARLY) light++;
  }
  const most = (MOST * data.length) / 3;
  if (dark > most) return 'dark';
  return light > most ? 'light' : null;
}

/** The whole picture that evenly turns into a flat frame or comes out of it; null when there is none. */
function wholeFrom(frames: readonly Frame[], flat: number, way: -1 | 1): number | null {
  const steps = [0];
  for (let length = 1; length <= LONGEST && frames[flat + way * length]; length++) {
    steps.push(stepBetween(frames[flat + way * length]!, frames[flat]!));
  }
  let found: number | null = null;
  let most = 0;
  for (let length = SHORTEST; length < steps.length; length++) {
    const whole = steps[length]!;
    if (whole < LEAST_STEP) continue;
    const off = Math.max(
      ...QUARTERS.map((share) => Math.abs(between(steps, share * length) / whole - share)),
    );
    const worth = whole * (1 - 2 * off);
    if (off > MOST_OFF || worth <= most) continue;
    most = worth;
    found = flat + way * length;
  }
  return found;
}

function between(steps: readonly number[], at: number): number {
  const below = Math.floor(at);
  return steps[below]! + (at - below) * ((steps[below + 1] ?? steps[below]!) - steps[below]!);
}

function stepBetween({ data: a }: Frame, { data: b }: Frame): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length / 255;
}

/** False for a dip into black that returns to the picture before it. */
function isOther(before: Frame, after: Frame): boolean {
  const { pixels, colours } = frameDistance(before, after);
  return pixels >= OTHER_PIXELS && colours >= OTHER_COLORS;
}
