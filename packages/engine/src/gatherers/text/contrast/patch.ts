import type { Frame } from '../../frame/index.ts';
import { pointAt, type TiltedBox } from '../tilted-box.ts';

/** The pixels of a line of text, levelled: true pixels of the frame, none mixed from others. */
export interface Patch {
  readonly columns: number;
  readonly rows: number;
  /** RGB, row by row. */
  readonly data: Uint8Array;
}

/** Rows that are enough to meet the core of every stroke. */
const ROWS = 44;
const MOST_COLUMNS = 900;

export function patchOf(frame: Frame, box: TiltedBox): Patch {
  const rows = Math.max(6, Math.min(ROWS, Math.round(box.height)));
  const columns = Math.max(6, Math.min(MOST_COLUMNS, Math.round((box.length * rows) / box.height)));
  const data = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = pointAt(box, (column + 0.5) / columns, (row + 0.5) / rows);
      const px = Math.min(frame.width - 1, Math.max(0, Math.floor(x)));
      const py = Math.min(frame.height - 1, Math.max(0, Math.floor(y)));
      const from = (py * frame.width + px) * 3;
      const to = (row * columns + column) * 3;
      data[to] = frame.data[from]!;
      data[to + 1] = frame.data[from + 1]!;
      data[to + 2] = frame.data[from + 2]!;
    }
  }
  return { columns, rows, data };
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** Distance of a pixel to a colour: 0..1. */
export function distanceTo({ data }: Patch, pixel: number, [red, green, blue]: Rgb): number {
  const at = 3 * pixel;
  const [r, g, b] = [data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue];
  // Math.hypot guards against overflow and takes ten times as long.
  return Math.sqrt(r * r + g * g + b * b) / 441.7;
}

/** Mean colour of these pixels. */
export function meanColour({ data }: Patch, pixels: readonly number[]): Rgb {
  let [red, green, blue] = [0, 0, 0];
  for (const pixel of pixels) {
    red += data[3 * pixel]!;
    green += data[3 * pixel + 1]!;
    blue += data[3 * pixel + 2]!;
  }
  const count = Math.max(1, pixels.length);
  return [red / count, green / count, blue / count];
}

/** Median colour of these pixels, channel by channel. */
export function medianColour({ data }: Patch, pixels: readonly number[]): Rgb {
  const middle = (channel: number): number => {
    const counts = new Uint32Array(256);
    for (const pixel of pixels) counts[data[3 * pixel + channel]!]!++;
    let passed = 0;
    // The value that a sorted list has at half its length.
    return Math.max(
      0,
      counts.findIndex((count) => (passed += count) > Math.floor(pixels.length / 2)),
    );
  };
  return [middle(0), middle(1), middle(2)];
}

/** The value below which this share of the values lies; 0 of none. */
export function quantile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
