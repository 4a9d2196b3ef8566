import { type Box, overlap } from '../../geometry.ts';

/** Least distance to the edge, as a share of the frame's sides. */
const EDGE = 0.03;
const STEP = 0.05;
/** Overlap, as a share of the frame, that is only a rounding error. */
const ROUNDING = 1e-9;
/** A smaller enlargement would not be visible. */
const LEAST = 1.15;

/** Point that stays in place as the box grows: 0 left or top, 0.5 middle, 1 right or bottom. */
const ANCHORS = [0, 0.5, 1] as const;

export interface Room {
  /** Boxes that must not be covered. */
  readonly taken: readonly Box[];
  /** Places that a person protects. No more of them may be covered, even if the box touches them already. */
  readonly protect: readonly Box[];
  /** Whether the area between the old box and the new one is only background. */
  readonly calm: (outer: Box, inner: Box) => boolean;
  /** Preferred horizontal anchor: 0 keeps the left edge, 0.5 the middle, 1 the right edge. */
  readonly align: 0 | 0.5 | 1;
}

/** Enlarges the box by up to `scale` where it covers nothing and stays off the edge; null if there is not enough room. */
export function enlargedBox(box: Box, scale: number, { taken, protect, align, calm }: Room): Box | null {
  const free = taken.filter((other) => overlap(other, box) === 0);
  for (let factor = scale; factor >= LEAST; factor -= STEP) {
    const places = [align, ...ANCHORS].flatMap((x) => [0.5, ...ANCHORS].map((y) => from(box, factor, x, y)));
    const place = places.find(
      (each) =>
        inside(each, box) &&
        !free.some((other) => overlap(other, each) > 0) &&
        !protect.some((other) => overlap(other, each) > overlap(other, box) + ROUNDING) &&
        calm(each, box),
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

/** A box that was closer to the edge before may stay as close. */
const inside = (box: Box, before: Box): boolean =>
  box.x >= Math.min(EDGE, before.x) &&
  box.y >= Math.min(EDGE, before.y) &&
  box.x + box.w <= Math.max(1 - EDGE, before.x + before.w) &&
  box.y + box.h <= Math.max(1 - EDGE, before.y + before.h);
