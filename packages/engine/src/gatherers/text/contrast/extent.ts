import type { Ink } from './ink.ts';
import type { Patch } from './patch.ts';
import { partOf, type TiltedBox } from '../recognition/tilted-box.ts';

/** Longest run of rows without ink inside a letter, such as the gap under the dot of an i, as a share of the height. */
const DOT_GAP = 0.1;
/** Share of the ink at either end that is ignored for the height, and for the length. */
const OUTERMOST = { rows: 0.01, columns: 0.002 } as const;
/** If ink fills less than this share of a box's height, it was separated badly and the usual letter area is used. */
const LEAST_HEIGHT = 0.25;
const USUAL = { top: 0.2, bottom: 0.8 } as const;

/** The part of the box that the letters fill. */
export function inkExtent(patch: Patch, ink: Ink, box: TiltedBox): TiltedBox {
  const { columns, rows } = patch;
  const inRow = rowCounts(patch, ink.core);
  const busiest = Math.max(...inRow);
  const least = Math.max(1, busiest * (ink.plain ? 0.015 : 0.08));
  const [top, bottom] = runAround(inRow, least, Math.ceil(rows * DOT_GAP));
  const filled = bottom - top < rows * LEAST_HEIGHT ? null : trimmed(inRow, top, bottom, OUTERMOST.rows);
  const [v0, v1] = filled ? blendWithUsual(filled, rows, ink.plain) : [USUAL.top, USUAL.bottom];
  const inColumn = columnCounts(patch, ink.core, v0, v1);
  const [first, end] = trimmed(inColumn, 0, columns, OUTERMOST.columns);
  const wide = end - first > columns / 3;
  return partOf(box, wide ? first / columns : 0, wide ? end / columns : 1, v0, v1);
}

/** On a busy background the ink is half a guess, so it counts as much as the usual share of the box, which is certain. */
function blendWithUsual(
  [top, bottom]: readonly [number, number],
  rows: number,
  plain: boolean,
): [number, number] {
  const [v0, v1] = [top / rows, bottom / rows];
  return plain ? [v0, v1] : [(v0 + USUAL.top) / 2, (v1 + USUAL.bottom) / 2];
}

/** Fractional rows or columns between which all but the outermost ink lies, so specks at the ends count for little. */
function trimmed(counts: readonly number[], from: number, to: number, outermost: number): [number, number] {
  const inside = counts.slice(from, to);
  const all = inside.reduce((sum, count) => sum + count, 0);
  return [from + reached(inside, all * outermost), from + reached(inside, all * (1 - outermost))];
}

/** Fractional position by which this much ink has been passed. */
function reached(counts: readonly number[], amount: number): number {
  let passed = 0;
  for (const [at, count] of counts.entries()) {
    if (passed + count >= amount && count > 0) return at + (amount - passed) / count;
    passed += count;
  }
  return counts.length;
}

/** Counts the gaps between letters that are as wide as a space. */
export function wordGaps(patch: Patch, ink: Ink): number {
  const counts = columnCounts(patch, ink.touched, 0.15, 0.85);
  const gaps: number[] = [];
  let run = 0;
  let seen = false;
  for (const count of counts) {
    if (count === 0) run++;
    else {
      if (seen && run > 0) gaps.push(run);
      [run, seen] = [0, true];
    }
  }
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  // Letter-spaced lines have wide gaps everywhere, so a space must also be wide compared to the median gap.
  return gaps.filter((gap) => gap > Math.max(patch.rows * 0.1, 1.9 * usual)).length;
}

function rowCounts({ columns, rows }: Patch, mask: Uint8Array): number[] {
  return Array.from({ length: rows }, (_, row) => {
    let count = 0;
    for (let column = 0; column < columns; column++) count += mask[row * columns + column]!;
    return count;
  });
}

function columnCounts({ columns, rows }: Patch, mask: Uint8Array, v0: number, v1: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    let count = 0;
    for (let row = Math.floor(v0 * rows); row < v1 * rows; row++) count += mask[row * columns + column]!;
    return count;
  });
}

/** The run of filled cells around the fullest cell near the middle, bridging small gaps. The end is exclusive. */
function runAround(counts: readonly number[], least: number, gap: number): readonly [number, number] {
  const start = middleFullest(counts);
  const reach = (step: 1 | -1): number => {
    let end = start;
    for (let at = start; at >= 0 && at < counts.length && Math.abs(at - end) <= gap; at += step) {
      if (counts[at]! >= least) end = at;
    }
    return end;
  };
  return [reach(-1), reach(1) + 1];
}

function middleFullest(counts: readonly number[]): number {
  const from = Math.floor(counts.length * 0.3);
  const middle = counts.slice(from, Math.ceil(counts.length * 0.7));
  return from + middle.indexOf(Math.max(...middle));
}
