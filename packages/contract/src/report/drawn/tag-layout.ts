import type { Box } from '@adjudge/engine/report';

/** Side length of a number tag on the picture, in pixels. */
export const TAG = 22;

export interface TagPlace {
  /** Pixels from the picture's top left corner. May lie in the margin around the picture. */
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a box's outline and its content, so that words inside stay legible. */
const BOX_PADDING = 4;

/** The box with padding around its content, clipped to the picture. */
export function padBox({ x, y, w, h }: Box, { width, height }: Size): Box {
  const left = Math.max(0, x - BOX_PADDING / width);
  const top = Math.max(0, y - BOX_PADDING / height);
  return {
    x: left,
    y: top,
    w: Math.min(1, x + w + BOX_PADDING / width) - left,
    h: Math.min(1, y + h + BOX_PADDING / height) - top,
  };
}

/** Intersection over union from which two boxes count as the same place. */
const SAME_PLACE_IOU = 0.7;

export function samePlace(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const shared = Math.max(0, wide) * Math.max(0, high);
  return shared > SAME_PLACE_IOU * (a.w * a.h + b.w * b.h - shared);
}

const collide = (a: TagPlace, b: TagPlace): boolean =>
  Math.abs(a.left - b.left) < TAG && Math.abs(a.top - b.top) < TAG;

const covers = (place: TagPlace, { x, y, w, h }: Box, size: Size): boolean =>
  place.left + TAG > x * size.width + 1 &&
  place.left < (x + w) * size.width - 1 &&
  place.top + TAG > y * size.height + 1 &&
  place.top < (y + h) * size.height - 1;

/** Tries both sides of the box, then above and below. Each step moves one tag further. */
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

/** Spots that touch another tag, because two numbers for one thing should read as one label. */
function* adjacentSpots({ left, top }: TagPlace): Generator<TagPlace> {
  yield { left: left - TAG, top };
  yield { left: left + TAG, top };
  yield { left, top: top + TAG };
  yield { left, top: top - TAG };
}

/**
 * Finds a place for every tag where it hides no other tag and none of the `quiet` boxes (the message).
 * Tags for the same thing are placed side by side.
 * @param margin pixels around the picture that a tag may use
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
    const free = [...(twin ? adjacentSpots(twin) : []), ...candidates(box, size)].filter(
      (place) => onSheet(place) && !placed.some((other) => collide(other, place)),
    );
    const best = free.find((place) => !quiet.some((message) => covers(place, message, size))) ?? free[0];
    placed.push(best ?? { left: Math.max(-margin, box.x * size.width - TAG), top: box.y * size.height });
  }
  return placed;
}
