import type { Frame } from '../../gatherers/frame/index.ts';
import { drawFrame, type Rgb, seeded } from './drawn-frame.ts';

/** Cells per side of the noise grids. Each is finer and weaker than the one before, as in the spectrum of a photo. */
const OCTAVES = [2, 4, 8, 16, 32, 64];

/** Draws noise that looks like a photo to a model: soft shapes in a few related colors, down to grain. Each seed gives another. */
export function drawnPhoto(seed: number, width: number, height: number): Frame {
  const random = seeded(seed);
  const colors = Array.from({ length: 3 }, (): Rgb => [255 * random(), 255 * random(), 255 * random()]);
  const roughness = 0.5 + 0.25 * random();
  const fields = [0, 1].map(() => noise(random, roughness));
  return drawFrame(width, height, (x, y) => {
    const [one, two] = fields.map((field) => field(x / width, y / width));
    const mixed = (channel: 0 | 1 | 2): number => {
      const [a, b, c] = colors.map((color) => color[channel]);
      return Math.max(0, Math.min(255, a! + one! * (b! - a!) + two! * (c! - a!)));
    };
    return [mixed(0), mixed(1), mixed(2)];
  });
}

/** Brightness at a position in 0..1; values lie between -0.5 and 1.5. */
function noise(random: () => number, roughness: number): (x: number, y: number) => number {
  const grids = OCTAVES.map((cells) => Float32Array.from({ length: (cells + 2) ** 2 }, () => random() - 0.5));
  return (x, y) =>
    OCTAVES.reduce((sum, cells, i) => {
      const [column, row] = [Math.floor(x * cells), Math.floor(y * cells)];
      const [right, down] = [x * cells - column, y * cells - row];
      const at = (dx: number, dy: number): number => grids[i]![(row + dy) * (cells + 2) + column + dx]!;
      const above = at(0, 0) * (1 - right) + at(1, 0) * right;
      const below = at(0, 1) * (1 - right) + at(1, 1) * right;
      return sum + 1.6 * roughness ** i * (above * (1 - down) + below * down);
    }, 0.5);
}
