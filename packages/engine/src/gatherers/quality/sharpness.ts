import type { Frame } from '../frame/index.ts';

/** Side of the cells that the picture is split into, in px at display size. */
const CELL = 5;

/** Distances in cells within which the steepest step and the total difference are measured. */
const STEP_REACH = 1;
const RANGE_REACH = 2;

/** Difference in brightness, of 255, around a cell that surely contains an edge. */
const EDGE = 24;

/** Difference from which a cell has full weight, because faint edges are half noise and rounding. */
const WHOLE_EDGE = 112;

/** Weighted quantile used for the whole picture, so that what is in focus counts rather than a soft background. */
const RANK = 0.75;

/** Steepest step divided by the whole rise, for the widest blur detectable here and for a clean, antialiased edge. */
const BLURRED = 1 / (CELL * (2 * RANGE_REACH + 1) - 1);
const CRISP = 0.65;

/** Share of cells near an edge from which the result is certain. */
const SURE_SHARE = 0.02;

/**
 * Steepness of the edges, 0 (blurred) to 100 (crisp), measured only where there are edges: the steepest step between
 * neighbors divided by the whole difference around it. This is 1 over the edge's width, whatever its contrast.
 */
export function measureSharpness(frame: Frame): { sharpness: number; confidence: number } {
  const cells = cutIntoCells(brightness(frame), frame.width, frame.height);
  const counts = new Float64Array(HISTOGRAM + 1);
  let weights = 0;
  let edges = 0;
  for (let row = 0; row < cells.rows; row++) {
    for (let column = 0; column < cells.columns; column++) {
      const range =
        around(cells, cells.high, column, row, RANGE_REACH) -
        255 +
        around(cells, cells.inverseLow, column, row, RANGE_REACH);
      if (range < 3) continue;
      const steepest = around(cells, cells.steepest, column, row, STEP_REACH);
      const weight = Math.min(1, (range / WHOLE_EDGE) ** 2);
      weights += weight;
      edges += Math.min(1, (range / EDGE) ** 2);
      // Rounding to whole levels adds up to 1 to a step, which would be half of a faint edge's.
      counts[Math.round((Math.max(0, steepest - 1) / (range - 1)) * HISTOGRAM)]! += weight;
    }
  }
  const steepness = weights > 0 ? weightedRank(counts, weights * RANK) : CRISP;
  return {
    sharpness: 100 * Math.min(1, Math.max(0, (steepness - BLURRED) / (CRISP - BLURRED))),
    confidence: Math.min(1, 0.4 + (0.6 * edges) / cells.high.length / SURE_SHARE),
  };
}

const HISTOGRAM = 1000;

function brightness({ data, width, height }: Frame): Uint8Array {
  const gray = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < gray.length; i++, at += 3) {
    gray[i] = (54 * data[at]! + 183 * data[at + 1]! + 19 * data[at + 2]!) >> 8;
  }
  return gray;
}

interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly high: Uint8Array;
  /** 255 minus the minimum, so that both extremes are found as a maximum. */
  readonly inverseLow: Uint8Array;
  /** Largest step to the right or down. */
  readonly steepest: Uint8Array;
}

function cutIntoCells(gray: Uint8Array, width: number, height: number): Cells {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const high = new Uint8Array(columns * rows);
  const inverseLow = new Uint8Array(columns * rows);
  const steepest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const value = gray[at]!;
      const right = x + 1 < width ? Math.abs(gray[at + 1]! - value) : 0;
      const down = y + 1 < height ? Math.abs(gray[at + width]! - value) : 0;
      if (value > high[cell]!) high[cell] = value;
      if (255 - value > inverseLow[cell]!) inverseLow[cell] = 255 - value;
      if (right > steepest[cell]!) steepest[cell] = right;
      if (down > steepest[cell]!) steepest[cell] = down;
    }
  }
  return { columns, rows, high, inverseLow, steepest };
}

/** Largest value within reach of a cell. */
function around(
  { columns, rows }: Cells,
  values: Uint8Array,
  column: number,
  row: number,
  reach: number,
): number {
  let most = 0;
  for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++) {
    for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
      const value = values[y * columns + x]!;
      if (value > most) most = value;
    }
  }
  return most;
}

function weightedRank(counts: Float64Array, rank: number): number {
  let below = 0;
  for (let bin = 0; bin <= HISTOGRAM; bin++) {
    below += counts[bin]!;
    if (below >= rank) return bin / HISTOGRAM;
  }
  return 1;
}
