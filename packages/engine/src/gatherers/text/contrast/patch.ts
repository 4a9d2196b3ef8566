import type { Frame } from '../../frame/index.ts';
import type { TiltedBox } from '../recognition/tilted-box.ts';

/** The pixels of a line of text, leveled. They are original pixels of the frame, never interpolated. */
export interface Patch {
  readonly columns: number;
  readonly rows: number;
  /** RGB, row by row. */
  readonly data: Uint8Array;
}

/** Enough rows to hit the core of every stroke. */
const ROWS = 44;
const MOST_COLUMNS = 900;

/** @param margin share of the rows to add outside the box on every side */
export function patchOf(frame: Frame, box: TiltedBox, margin = 0): Patch {
  const inside = Math.max(6, Math.min(ROWS, Math.round(box.height)));
  const along = Math.max(6, Math.min(MOST_COLUMNS, Math.round((box.length * inside) / box.height)));
  const beyond = Math.round(margin * inside);
  const [rows, columns] = [inside + 2 * beyond, along + 2 * beyond];
  const data = new Uint8Array(columns * rows * 3);
  const { ux, uy } = box;
  for (let row = 0; row < rows; row++) {
    const down = ((row - beyond + 0.5) / inside - 0.5) * box.height;
    for (let column = 0; column < columns; column++) {
      const right = ((column - beyond + 0.5) / along - 0.5) * box.length;
      const px = Math.min(frame.width - 1, Math.max(0, Math.floor(box.x + right * ux - down * uy)));
      const py = Math.min(frame.height - 1, Math.max(0, Math.floor(box.y + right * uy + down * ux)));
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

/** Distance of a pixel to a color, 0..1. */
export function distanceTo({ data }: Patch, pixel: number, color: Rgb): number {
  const at = 3 * pixel;
  const r = data[at]! - color[0];
  const g = data[at + 1]! - color[1];
  const b = data[at + 2]! - color[2];
  // Math.hypot guards against overflow and takes ten times as long.
  return Math.sqrt(r * r + g * g + b * b) / 441.7;
}

export function meanColor({ data }: Patch, pixels: readonly number[]): Rgb {
  let [red, green, blue] = [0, 0, 0];
  for (const pixel of pixels) {
    red += data[3 * pixel]!;
    green += data[3 * pixel + 1]!;
    blue += data[3 * pixel + 2]!;
  }
  const count = Math.max(1, pixels.length);
  return [red / count, green / count, blue / count];
}

/** Computed for each channel separately. */
export function medianColor({ data }: Patch, pixels: readonly number[]): Rgb {
  const middle = (channel: number): number => {
    const counts = new Uint32Array(256);
    for (const pixel of pixels) counts[data[3 * pixel + channel]!]!++;
    let passed = 0;
    // The value at the middle of the sorted list.
    return Math.max(
      0,
      counts.findIndex((count) => (passed += count) > Math.floor(pixels.length / 2)),
    );
  };
  return [middle(0), middle(1), middle(2)];
}

/** The value below which this share of the values lies; 0 for an empty list. */
export function quantile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = new Float64Array(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Spreads every 1 by `reach` pixels in all directions. */
export function dilated(mask: Uint8Array, { columns, rows }: Patch, reach: number): Uint8Array {
  const wide = spreadAlong(mask, rows, columns, columns, 1, reach);
  return spreadAlong(wide, columns, rows, 1, columns, reach);
}

/** Spreads every 1 by `reach` cells along one axis. */
function spreadAlong(
  mask: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  reach: number,
): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line++) {
    let last = -Infinity;
    for (let at = 0; at < length; at++) {
      const cell = line * lineStep + at * step;
      if (mask[cell]) last = at;
      if (at - last <= reach) out[cell] = 1;
    }
    last = Infinity;
    for (let at = length - 1; at >= 0; at--) {
      const cell = line * lineStep + at * step;
      if (mask[cell]) last = at;
      if (last - at <= reach) out[cell] = 1;
    }
  }
  return out;
}
