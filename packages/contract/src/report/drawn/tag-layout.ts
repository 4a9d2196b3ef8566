import type { Box } from '@adjudge/engine/report';

/** Pixels of a number's tag on the picture. */
export const TAG = 22;

export interface TagPlace {
  /** Pixels from the top left of the picture; may lie on the sheet around it. */
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a box's line and what it points at: a word must stay legible inside its box. */
const ROOM = 4;

/** The box with room around what it points at, inside the picture. */
export function withRoom({ x, y, w, h }: Box, { width, height }: Size): Box {
  const left = Math.max(0, x - ROOM / width);
  const top = Math.max(0, y - ROOM / height);
  return {
    x: left,
    y: top,
    w: Math.min(1, x + w + ROOM / width) - left,
    h: Math.min(1, y + h + ROOM / height) - top,
  };
}

/** Shared area over joint area from which two boxes point at the same thing. */
const SAME = 0.7;

export function samePlace(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const shared = Math.max(0, wide) * Math.max(0, high);
  return shared > SAME * (a.w * a.h + b.w * b.h - shared);
}

const collide = (a: TagPlace, b: TagPlace): boolean =>
  Math.abs(a.left - b.left) < TAG && Math.abs(a.top - b.top) < TAG;

const covers = (place: TagPlace, { x, y, w, h }: Box, size: Size): boolean =>
  place.left + TAG > x * size.width + 1 &&
  place.left < (x + w) * size.width - 1 &&
  place.top + TAG > y * size.height + 1 &&
  place.top < (y + h) * size.height - 1;

/** Beside the box first, then above and below it; each further step moves away by one tag. */
function* candidates(box: Box, size: Size): Generator<TagPlace> {
  const left = Math.round(box.x * size.width) - TAG;
  const right = Math.round((box.x + box.w) * size.width);
  const top = Math.round(box.y * size.height);
  const bottom = Math.round((box.y + box.h) * size.height);
  for (let step = 0; step < 6; step += 1) {
    yield { left, top: top + step * TAG };
    yield { left: right, top: top + step * TAG };
    yield { left: left + TAG + step * TAG, top: top - TAG };
    yield { left: left + TAG + step * TAG, top: bottom };
  }
}

/** Around another number, touching it: two numbers on one thing read as one sign. */
function* beside({ left, top }: TagPlace): Generator<TagPlace> {
  yield { left: left - TAG, top };
  yield { left: left + TAG, top };
  yield { left, top: top + TAG };
  yield { left, top: top - TAG };
}

/**
 * Finds a place for every number where it hides neither another number nor any of the `quiet` boxes (the message).
 * Numbers on the same thing stand side by side.
 * @param margin pixels of sheet around the picture that a tag may use
 */
export function placeTags(
  boxes: readonly Box[],
  quiet: readonly Box[],
  size: Size,
  margin: number,
): TagPlace[] {
  const placed: TagPlace[] = [];
  const onSheet = ({ left, top }: TagPlace) =>
    left >= -margin &&
    top >= -margin &&
    left + TAG <= size.width + margin &&
    top + TAG <= size.height + margin;
  for (const box of boxes) {
    const twin = placed[boxes.findIndex((other) => samePlace(other, box))];
    const free = [...(twin ? beside(twin) : []), ...candidates(box, size)].filter(
      (place) => onSheet(place) && !placed.some((other) => collide(other, place)),
    );
    const best = free.find((place) => !quiet.some((message) => covers(place, message, size))) ?? free[0];
    placed.push(best ?? { left: Math.max(-margin, box.x * size.width - TAG), top: box.y * size.height });
  }
  return placed;
}
