import type { Box } from '../../geometry.ts';
import { localDeviation, type Channels, type Plane, pyramid } from '../frame/index.ts';

const SCALES = 3;

/** Radius of the neighborhood, in pixels of each scale. */
const RADIUS = 3;

/** Color varies less than lightness in OKLab but clutters as much. */
const CHROMA_WEIGHT = 2;

/**
 * Feature congestion after Rosenholtz, Li and Nakano 2007: how much lightness and color vary around each point, at three
 * scales. The map has the size of the coarsest scale; its mean is the picture's congestion.
 */
export function congestionMap({ width, height, l, a, b }: Channels): Plane {
  const coarse = [l, a, b].map((data, channel) => {
    const weight = channel === 0 ? 1 : CHROMA_WEIGHT;
    return channelCongestion({ width, height, data }, weight);
  });
  const [first, ...others] = coarse;
  if (!first) throw new Error('No channel to measure.');
  const data = first.data.map((value, i) => others.reduce((sum, other) => sum + other.data[i]!, value));
  return { width: first.width, height: first.height, data };
}

/** Downsamples the deviation of every scale to the coarsest one and adds them up. */
function channelCongestion(plane: Plane, weight: number): Plane {
  const scales = pyramid(plane, SCALES).map(({ width, height, data }, scale): Plane => {
    const deviation = localDeviation(data, width, height, RADIUS);
    return pyramid({ width, height, data: deviation }, SCALES - scale).at(-1)!;
  });
  const { width, height } = scales.at(-1)!;
  const data = new Float32Array(width * height);
  for (const scale of scales) {
    for (let i = 0; i < data.length; i++) data[i]! += weight * scale.data[i]!;
  }
  return { width, height, data };
}

/** Side of the window as a share of the frame, and the number of steps it is moved by each way. */
const WINDOW = 1 / 3;
const STEPS = 12;

/** The window with the most congestion; of equal ones the most central. */
export function busiestWindow(map: Plane): Box {
  let best: Box = { x: WINDOW, y: WINDOW, w: WINDOW, h: WINDOW };
  let most = windowMean(map, best);
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const x = ((1 - WINDOW) * column) / STEPS;
      const y = ((1 - WINDOW) * row) / STEPS;
      const box = { x, y, w: WINDOW, h: WINDOW };
      const mean = windowMean(map, box);
      if (mean > most * 1.0001) {
        most = mean;
        best = box;
      }
    }
  }
  return best;
}

function windowMean({ data, width, height }: Plane, { x, y, w, h }: Box): number {
  const left = Math.floor(x * width);
  const top = Math.floor(y * height);
  const right = Math.max(left + 1, Math.round((x + w) * width));
  const bottom = Math.max(top + 1, Math.round((y + h) * height));
  let sum = 0;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) sum += data[row * width + column]!;
  }
  return sum / ((right - left) * (bottom - top));
}
