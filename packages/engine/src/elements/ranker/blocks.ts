import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Box, enclosing } from '../../geometry.ts';

/** Neighboring lines that may say one thing, in reading order. */
export interface Block {
  /** Indices into the list of lines. */
  readonly at: readonly number[];
  readonly lines: readonly TextLine[];
  readonly text: string;
  readonly box: Box;
  /** The nearest line above or to the left, and below or to the right, outside the block; null when none is near. */
  readonly before: TextLine | null;
  readonly after: TextLine | null;
}

/** Largest gap between two lines of one block, in heights of the taller line. */
const GAP = 1.3;
/** Largest gap between two words of one row, in heights of the taller one. */
const SPACE = 2;
const MOST_LINES = 8;
/** Limits the work on a picture full of text. */
const MOST_BLOCKS = 600;

/**
 * Every run of lines that could be one headline, name, or request. A run starts at any line and continues to the next line in
 * the same row or below.
 * @param ratio width of the frame over its height
 */
export function blocksOf(lines: readonly TextLine[], ratio: number): readonly Block[] {
  const steps = lines.map((_, at) => nextOf(at, lines, ratio));
  const back = lines.map((_, at) => lines.findIndex((__, other) => steps[other]!.includes(at)));
  const found = new Map<string, Block>();
  const grow = (run: readonly number[]): void => {
    const key = run.toSorted((a, b) => a - b).join();
    const next = nextAfter(run, steps);
    if (!found.has(key)) found.set(key, blockOf(run, lines, back[run[0]!] ?? -1, next[0]));
    if (run.length >= MOST_LINES || found.size >= MOST_BLOCKS) return;
    for (const each of next) grow([...run, each]);
  };
  for (let at = 0; at < lines.length; at++) grow([at]);
  return [...found.values()];
}

/** For each line, the indices of the lines it may follow: to its left in the same row, or above it. */
export function linesBefore(lines: readonly TextLine[], ratio: number): readonly (readonly number[])[] {
  const steps = lines.map((_, at) => nextOf(at, lines, ratio));
  return lines.map((_, at) => steps.flatMap((next, other) => (next.includes(at) ? [other] : [])));
}

function blockOf(
  run: readonly number[],
  lines: readonly TextLine[],
  before: number,
  after: number | undefined,
): Block {
  const own = run.map((at) => lines[at]!);
  return {
    at: run,
    lines: own,
    text: own.map(({ text }) => text).join(' '),
    box: enclosing(own.map(({ box }) => box)),
    before: before >= 0 && !run.includes(before) ? lines[before]! : null,
    after: after === undefined ? null : lines[after]!,
  };
}

/** Lines that may follow the last two lines of the run. The one before the last counts so that its neighbor in the row is not skipped. */
function nextAfter(run: readonly number[], steps: readonly (readonly number[])[]): number[] {
  const last = run.slice(-2).toReversed();
  const all = last.flatMap((at) => steps[at]!).filter((at) => !run.includes(at));
  return [...new Set(all)].slice(0, 2);
}

/** The nearest line to the right in the same row, and the nearest line below that shares columns. */
function nextOf(at: number, lines: readonly TextLine[], ratio: number): number[] {
  const own = lines[at]!;
  let right: { at: number; gap: number } | null = null;
  let below: { at: number; gap: number } | null = null;
  for (const [other, line] of lines.entries()) {
    if (other === at) continue;
    const tall = Math.max(own.height, line.height, 1e-6);
    const beside = (line.box.x - own.box.x - own.box.w) * ratio;
    const sharedRows = shared(own.box.y, own.box.h, line.box.y, line.box.h);
    const sharedColumns = shared(own.box.x, own.box.w, line.box.x, line.box.w);
    // Boxes of slanted lines set below each other share rows, but also nearly all of their columns.
    const isUnder = sharedColumns > 0.7 * Math.min(own.box.w, line.box.w);
    if (!isUnder && sharedRows > 0.5 * Math.min(own.box.h, line.box.h)) {
      if (beside > -tall && beside < SPACE * tall && line.box.x > own.box.x && (!right || beside < right.gap))
        right = { at: other, gap: beside };
      continue;
    }
    const gap = isUnder ? gapUnder(own, line) : line.box.y - own.box.y - own.box.h;
    if (sharedColumns <= 0 || gap < -0.6 * tall || gap > GAP * tall || line.box.y <= own.box.y) continue;
    if (!below || gap < below.gap) below = { at: other, gap };
  }
  return [right, below].flatMap((each) => (each ? [each.at] : []));
}

/** Vertical gap between the letters of two stacked lines. Measured between centers, because boxes of slanted lines overlap. */
const gapUnder = (own: TextLine, line: TextLine): number =>
  line.box.y + line.box.h / 2 - own.box.y - own.box.h / 2 - (deep(own) + deep(line)) / 2;

const deep = ({ angle, box, height }: TextLine): number =>
  Math.abs(angle) > 45 ? box.h : Math.min(box.h, height);

const shared = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.min(a + lengthA, b + lengthB) - Math.max(a, b);
