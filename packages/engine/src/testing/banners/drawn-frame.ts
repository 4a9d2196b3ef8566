import type { Box } from '../../geometry.ts';
import type { Frame } from '../../gatherers/frame/index.ts';

export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

export function drawFrame(width: number, height: number, colorAt: (x: number, y: number) => Rgb): Frame {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 3);
  }
  return { width, height, data };
}

/** Draws colored boxes on a plain background; later boxes lie on top. Boxes are in fractions of the frame. */
export function drawBoxes(
  width: number,
  height: number,
  ground: Rgb,
  boxes: readonly { readonly box: Box; readonly colour: Rgb }[],
): Frame {
  const frame = drawFrame(width, height, () => ground);
  for (const { box, colour } of boxes) {
    const bottom = Math.min(height, Math.round((box.y + box.h) * height));
    const right = Math.min(width, Math.round((box.x + box.w) * width));
    for (let y = Math.max(0, Math.round(box.y * height)); y < bottom; y++) {
      for (let x = Math.max(0, Math.round(box.x * width)); x < right; x++) {
        frame.data.set(colour, (y * width + x) * 3);
      }
    }
  }
  return frame;
}

/** Mulberry32: a generator of numbers in 0..1, the same sequence for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws this many boxes with seeded positions, sizes and colors. */
export function drawClutter(width: number, height: number, count: number, seed = 1): Frame {
  const random = seeded(seed);
  const byte = (): number => Math.floor(random() * 256);
  const boxes = Array.from({ length: count }, () => ({
    box: { x: random() * 0.9, y: random() * 0.9, w: 0.03 + random() * 0.12, h: 0.03 + random() * 0.12 },
    colour: [byte(), byte(), byte()] as const,
  }));
  return drawBoxes(width, height, [236, 232, 224], boxes);
}
