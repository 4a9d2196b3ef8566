import type { Frame } from '../frame/index.ts';

/** Side of the blocks, in px at display size. */
const BLOCK = 8;

/** A block with a smaller deviation, of 255, was drawn rather than photographed, so it says nothing about camera noise. */
const DRAWN = 0.25;

/** Share of the remaining blocks, the flattest, that are measured: elsewhere noise cannot be told from texture. */
const FLATTEST = 0.1;

/** Below this share of remaining blocks noise fades to 0: a few soft corners in a drawn ad are not noise. */
const ENOUGH = 0.1;

/**
 * Standard deviation of noise in flat regions, of 255, averaged over the flattest blocks. Uses Immerkaer's mask (1996), which
 * responds to noise but not to slopes.
 */
export function measureNoise(frame: Frame): number {
  const deviations: number[] = [];
  let blocks = 0;
  for (let y = 1; y + BLOCK < frame.height; y += BLOCK) {
    for (let x = 1; x + BLOCK < frame.width; x += BLOCK) {
      blocks++;
      const deviation = blockNoise(frame, x, y);
      if (deviation > DRAWN) deviations.push(deviation);
    }
  }
  if (deviations.length === 0) return 0;
  deviations.sort((a, b) => a - b);
  const flattest = deviations.slice(0, Math.max(1, Math.ceil(deviations.length * FLATTEST)));
  const mean = flattest.reduce((sum, deviation) => sum + deviation, 0) / flattest.length;
  return mean * Math.min(1, deviations.length / blocks / ENOUGH);
}

/** Mean absolute response of the mask (1 -2 1; -2 4 -2; 1 -2 1) on green, scaled to a standard deviation. */
function blockNoise({ data, width }: Frame, x: number, y: number): number {
  const down = width * 3;
  let sum = 0;
  for (let row = y; row < y + BLOCK; row++) {
    for (let at = (row * width + x) * 3 + 1; at < (row * width + x + BLOCK) * 3; at += 3) {
      const corners =
        data[at - down - 3]! + data[at - down + 3]! + data[at + down - 3]! + data[at + down + 3]!;
      const sides = data[at - down]! + data[at + down]! + data[at - 3]! + data[at + 3]!;
      sum += Math.abs(corners - 2 * sides + 4 * data[at]!);
    }
  }
  return (Math.sqrt(Math.PI / 2) * sum) / (6 * BLOCK * BLOCK);
}
