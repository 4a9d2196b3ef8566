import type { Frame } from '../../frame/index.ts';
import { pointAt, type TiltedBox } from '../recognition/tilted-box.ts';

/** A level grayscale picture of one line: dark letters on a light background. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Sides in pixels, and the margin on every side as a share of the box's height. */
const HEIGHT = 68;
const MARGIN = 0.12;
const LONGEST = 2400;
/** Share of the pixels that become black, and share that do not become white. */
const BLACK = 0.02;
const WHITE = 0.98;

export function stripOf(frame: Frame, box: TiltedBox): Strip {
  const margin = 2 * MARGIN * box.height;
  const wide: TiltedBox = { ...box, length: box.length + margin, height: box.height + margin };
  const width = Math.max(16, Math.min(LONGEST, Math.round((HEIGHT * wide.length) / wide.height)));
  const light = new Float32Array(width * HEIGHT);
  const samples = Math.max(1, Math.min(4, Math.round(wide.height / HEIGHT)));
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let sub = 0; sub < samples * samples; sub++) {
        const u = (column + ((sub % samples) + 0.5) / samples) / width;
        const v = (row + (Math.floor(sub / samples) + 0.5) / samples) / HEIGHT;
        sum += grayAt(frame, ...pointAt(wide, u, v));
      }
      light[row * width + column] = sum / (samples * samples);
    }
  }
  return { width, height: HEIGHT, data: stretched(light) };
}

/** Stretches the lightness from black to white, and inverts it when most pixels are dark, as with light letters on dark. */
function stretched(light: Float32Array): Uint8Array {
  const sorted = light.toSorted();
  const low = sorted[Math.floor(sorted.length * BLACK)]!;
  const high = sorted[Math.floor(sorted.length * WHITE)]!;
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  const dark = middle - low < high - middle;
  const range = Math.max(1, high - low);
  const shown = light.map((value) => {
    const share = Math.max(0, Math.min(1, (value - low) / range));
    return Math.round(255 * (dark ? 1 - share : share));
  });
  return new Uint8Array(shown);
}

/** Lightness 0..255 at a point, interpolated bilinearly. Outside the frame, its edge continues. */
function grayAt({ width, height, data }: Frame, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const right = Math.min(1, Math.max(0, x - 0.5 - left));
  const down = Math.min(1, Math.max(0, y - 0.5 - top));
  const gray = (at: number): number => 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  const above = (top * width + left) * 3;
  const below = above + width * 3;
  const upper = gray(above) * (1 - right) + gray(above + 3) * right;
  return upper * (1 - down) + (gray(below) * (1 - right) + gray(below + 3) * right) * down;
}
