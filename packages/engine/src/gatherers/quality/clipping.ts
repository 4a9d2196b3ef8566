import type { Quality } from '../../artifacts/artifacts.ts';
import type { Plane } from '../frame/index.ts';

/** OKLab lightness up to which a pixel is crushed to black, and from which it is blown out to white. */
const BLACK = 0.06;
const WHITE = 0.992;

/** Distance in px at which lightness is compared across the border of a clipped region. */
const REACH = 2;

/** Shares of the frame's edge that a region touches: where it starts to count as background, and where it fully does. By judgment. */
const TOUCHING = 0.12;
const GROUND = 0.35;

/** Mean lightness step at the border: up to the first the light ran over, from the second it was drawn. By judgment. */
const RUN_OVER = 0.05;
const DRAWN = 0.15;

/**
 * Share of pixels crushed to black and blown out to white where detail was lost, so the region fades into its surroundings.
 * A region with a hard border all around was drawn (a panel, letters), and one along much of the frame's edge is a
 * background. Both are left out.
 */
export function measureClipping(light: Plane): Pick<Quality, 'clippedShadows' | 'clippedHighlights'> {
  return {
    clippedShadows: lostShare(light, (value) => value <= BLACK),
    clippedHighlights: lostShare(light, (value) => value >= WHITE),
  };
}

function lostShare({ width, height, data }: Plane, clipped: (value: number) => boolean): number {
  const state = new Uint8Array(data.map((value) => (clipped(value) ? 1 : 0)));
  const stack = new Int32Array(data.length);
  let lost = 0;
  for (let start = 0; start < data.length; start++) {
    if (state[start] !== 1) continue;
    const region = flood({ width, height, data }, state, stack, start);
    lost += region.area * softness(region) * foregroundWeight(region.outside / (2 * (width + height)));
  }
  return lost / data.length;
}

interface Region {
  area: number;
  /** Sum of the lightness steps across the border; `borders` counts them. */
  steps: number;
  borders: number;
  /** Number of pixel sides on the frame's edge. */
  outside: number;
}

const fade = (from: number, to: number, value: number): number =>
  Math.min(1, Math.max(0, (to - value) / (to - from)));

const foregroundWeight = (touched: number): number => fade(TOUCHING, GROUND, touched);

/** A region that fills the frame has no border and is a plain background. */
function softness({ steps, borders }: Region): number {
  if (borders === 0) return 0;
  return fade(RUN_OVER, DRAWN, steps / borders);
}

const UNSEEN = 1;
const SEEN = 2;

function flood(light: Plane, state: Uint8Array, stack: Int32Array, start: number): Region {
  const { width, height, data } = light;
  const region: Region = { area: 0, steps: 0, borders: 0, outside: 0 };
  let size = 0;
  const visit = (from: number, step: number, room: number): void => {
    if (room < 1) {
      region.outside++;
      return;
    }
    const next = from + step;
    if (state[next] === UNSEEN) {
      state[next] = SEEN;
      stack[size++] = next;
    } else if (state[next] !== SEEN) {
      region.steps += Math.abs(data[from + step * Math.min(REACH, room)]! - data[from]!);
      region.borders++;
    }
  };
  state[start] = SEEN;
  stack[size++] = start;
  while (size > 0) {
    const at = stack[--size]!;
    const x = at % width;
    const y = (at - x) / width;
    region.area++;
    visit(at, -1, x);
    visit(at, 1, width - 1 - x);
    visit(at, -width, y);
    visit(at, width, height - 1 - y);
  }
  return region;
}
