import type { Box } from '../../geometry.ts';
import type { LetterEdges } from '../../artifacts/letter-edges.ts';
import type { Frame } from '../frame/index.ts';

/** Pixels. In a smaller box an edge is as wide as a letter. */
const SMALLEST = { width: 9, height: 7 } as const;
/** Below this difference between letters and background, in levels of 255, an edge looks like noise. */
const FAINT = 25;
/** Share of pixels, the steepest, that are mid-edge, and share at either end of the lightness range that are outliers. */
const STEEPEST = 0.015;
const OUTLIERS = 0.03;
/** Pixels over which a crisp antialiased letter changes from ink to background. */
const CRISP = 1.2;
/** A column or row is quiet when it changes by less than this share of the change in the liveliest tenth. */
const QUIET = 0.03;
const LIVELIEST = 0.1;

/**
 * Measures how crisp the letters in this box are, on the pixels as they are in the file. Null when the box is too small
 * or too faint.
 */
export function letterEdges({ width, height, data }: Frame, { x, y, w, h }: Box): LetterEdges | null {
  const [left, top] = [Math.max(1, Math.floor(x * width)), Math.max(1, Math.floor(y * height))];
  const right = Math.min(width - 2, Math.ceil((x + w) * width));
  const bottom = Math.min(height - 2, Math.ceil((y + h) * height));
  const [columns, rows] = [right - left, bottom - top];
  if (columns < SMALLEST.width || rows < SMALLEST.height) return null;
  const light = new Uint32Array(256);
  const steps = new Uint32Array(256);
  const byColumn = new Float64Array(columns);
  const byRow = new Float64Array(rows);
  const lumaAt = (column: number, row: number): number => {
    const at = (row * width + column) * 3;
    return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = lumaAt(left + column, top + row);
      const across = Math.abs(lumaAt(left + column + 1, top + row) - here);
      const down = Math.abs(lumaAt(left + column, top + row + 1) - here);
      light[Math.round(here)]!++;
      steps[Math.round(across)]!++;
      byColumn[column]! += across;
      byRow[row]! += down;
    }
  }
  const range = atShare(light, 1 - OUTLIERS) - atShare(light, OUTLIERS);
  if (range < FAINT) return null;
  const span = range / Math.max(1, atShare(steps, 1 - STEEPEST));
  return {
    soft: Math.max(0, span - CRISP) / (h * height),
    stepped: Math.min(quietShare(byColumn), quietShare(byRow)),
  };
}

/** The value below which this share of the counted values lies. */
function atShare(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [value, count] of counts.entries()) {
    below += count;
    if (below >= share * all) return value;
  }
  return counts.length - 1;
}

function quietShare(changes: Float64Array): number {
  const rising = changes.toSorted();
  const lively = rising[Math.floor((1 - LIVELIEST) * (rising.length - 1))]!;
  return changes.filter((change) => change < QUIET * lively).length / changes.length;
}
