import { type Box, overlap } from '../../geometry.ts';

/** Free way to the edge, as shares of the frame's sides. */
const EDGE = 0.03;
const STEP = 0.05;
/** A smaller change would not be seen. */
const LEAST = 1.15;

/** Where the box stays as it grows: its left, middle or right, its top, middle or bottom. */
const ANCHORS = [0, 0.5, 1] as const;

export interface Room {
  /** What must not be covered. */
  readonly taken: readonly Box[];
  /** Whether the way from the old box to the new one is ground alone. */
  readonly calm: (outer: Box, inner: Box) => boolean;
  /** 0 keeps its left edge first, 0.5 its middle. */
  readonly align: 0 | 0.5 | 1;
}

/** The box enlarged up to `scale` times where it covers nothing and stays off the edge; null without room for a change. */
export function grown(box: Box, scale: number, { taken, align, calm }: Room): Box | null {
  const free = taken.filter((other) => overlap(other, box) === 0);
  for (let factor = scale; factor >= LEAST; factor -= STEP) {
    const places = [align, ...ANCHORS].flatMap((x) => [0.5, ...ANCHORS].map((y) => from(box, factor, x, y)));
    const place = places.find(
      (each) => inside(each, box) && !free.some((other) => overlap(other, each) > 0) && calm(each, box),
    );
    if (place) return place;
  }
  return null;
}

const from = ({ x, y, w, h }: Box, factor: number, left: number, top: number): Box => ({
  x: x - left * (factor - 1) * w,
  y: y - top * (factor - 1) * h,
  w: factor * w,
  h: factor * h,
});

/** What stood nearer to the edge before may stay as near. */
const inside = (box: Box, before: Box): boolean =>
  box.x >= Math.min(EDGE, before.x) &&
  box.y >= Math.min(EDGE, before.y) &&
  box.x + box.w <= Math.max(1 - EDGE, before.x + before.w) &&
  box.y + box.h <= Math.max(1 - EDGE, before.y + before.h);
