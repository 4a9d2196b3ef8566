import { stretchToUnit, type Channels } from '../frame/index.ts';

/** Climb in OKLab that is too small to be an object, so that rounding is not stretched into a salient spot. */
const FAINT = 0.05;

/** Alternating forward and backward passes over the picture; more passes change little. */
const SWEEPS = 3;

/**
 * How much a path from the frame's edge has to climb to reach each point, 0..1, so that objects which do not touch the edge
 * stand out as wholes. Minimum barrier distance, Zhang et al. 2015.
 */
export function barrierDistance({ width, height, l, a, b }: Channels): Float32Array {
  const sum = new Float32Array(width * height);
  for (const channel of [l, a, b]) {
    const distance = channelDistance(channel, width, height);
    for (let i = 0; i < sum.length; i++) sum[i]! += distance[i]!;
  }
  return stretchToUnit(sum, FAINT);
}

function channelDistance(channel: Float32Array, width: number, height: number): Float32Array {
  const distance = new Float32Array(channel.length).fill(Infinity);
  const highest = Float32Array.from(channel);
  const lowest = Float32Array.from(channel);
  for (let x = 0; x < width; x++) distance[x] = distance[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) distance[y * width] = distance[y * width + width - 1] = 0;

  const reach = (at: number, from: number): void => {
    const high = Math.max(highest[from]!, channel[at]!);
    const low = Math.min(lowest[from]!, channel[at]!);
    if (high - low >= distance[at]!) return;
    distance[at] = high - low;
    highest[at] = high;
    lowest[at] = low;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const step = sweep % 2 === 0 ? 1 : -1;
    const [firstX, firstY] = step === 1 ? [1, 1] : [width - 2, height - 2];
    for (let y = firstY; y > 0 && y < height - 1; y += step) {
      for (let x = firstX; x > 0 && x < width - 1; x += step) {
        const at = y * width + x;
        reach(at, at - step);
        reach(at, at - step * width);
      }
    }
  }
  return distance;
}
