import type { Frame } from '../../frame/index.ts';
import type { Network } from '../../tools/ort.ts';
import type { Steps } from './decode-steps.ts';
import { pointAt, type TiltedBox } from './tilted-box.ts';

/** Pixels: the height that the networks were trained on, and the longest and shortest line that they are given. */
export const HEIGHT = 48;
const LONGEST = 1920;
const SHORTEST = 48;

export async function stepsAlong(network: Network, frame: Frame, box: TiltedBox): Promise<Steps> {
  const width = widthOf(box);
  const padded = Math.max(SHORTEST, width);
  const { data, shape } = await network.run(straighten(frame, box, width, padded), [1, 3, HEIGHT, padded]);
  return { data, count: shape[1]!, classes: shape[2]! };
}

export const widthOf = (box: TiltedBox): number =>
  Math.max(16, Math.min(LONGEST, Math.ceil((HEIGHT * box.length) / box.height)));

/** The box as a level strip of blue, green and red planes in -1..1, padded on the right to `padded` columns. */
export function straighten(frame: Frame, box: TiltedBox, width: number, padded: number): Float32Array {
  const plane = HEIGHT * padded;
  const out = new Float32Array(3 * plane);
  // Take several samples per pixel when the strip shrinks: a single one would lose thin strokes.
  const samples = Math.max(1, Math.min(4, Math.round(box.height / HEIGHT)));
  const color = new Float64Array(3);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < width; column++) {
      color.fill(0);
      for (let sub = 0; sub < samples * samples; sub++) {
        const u = (column + ((sub % samples) + 0.5) / samples) / width;
        const v = (row + (Math.floor(sub / samples) + 0.5) / samples) / HEIGHT;
        addPixel(frame, box, u, v, color);
      }
      const at = row * padded + column;
      const share = 127.5 * samples * samples;
      out[at] = color[2]! / share - 1;
      out[at + plane] = color[1]! / share - 1;
      out[at + 2 * plane] = color[0]! / share - 1;
    }
  }
  return out;
}

/** Adds the color at a point of the box, interpolated bilinearly. */
function addPixel(
  { width, height, data }: Frame,
  box: TiltedBox,
  u: number,
  v: number,
  color: Float64Array,
): void {
  const [x, y] = pointAt(box, u, v);
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const right = Math.min(1, Math.max(0, x - 0.5 - left));
  const down = Math.min(1, Math.max(0, y - 0.5 - top));
  const above = (top * width + left) * 3;
  const below = above + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[above + channel]! * (1 - right) + data[above + 3 + channel]! * right;
    const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right;
    color[channel]! += upper * (1 - down) + lower * down;
  }
}
