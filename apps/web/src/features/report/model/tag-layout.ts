import type { Box } from '@adjudge/contract';

/** Pixels of a number's tag on the picture. */
export const TAG = 22;

export interface TagPlace {
  /** Pixels from the top left of the picture; may lie on the sheet around it. */
  readonly left: number;
  readonly top: number;
}

const collide = (a: TagPlace, b: TagPlace): boolean =>
  Math.abs(a.left - b.left) < TAG && Math.abs(a.top - b.top) < TAG;

const covers = (place: TagPlace, { x, y, w, h }: Box, size: { width: number; height: number }): boolean =>
  place.left + TAG > x * size.width + 1 &&
  place.left < (x + w) * size.width - 1 &&
  place.top + TAG > y * size.height + 1 &&
  place.top < (y + h) * size.height - 1;

/** Beside the box first, then above and below it; each further step moves away by one tag. */
function* candidates(box: Box, size: { width: number; height: number }): Generator<TagPlace> {
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

/**
 * Finds a place for every number where it hides neither another number nor any of the `quiet` boxes (the message).
 * @param margin pixels of sheet around the picture that a tag may use
 */
export function placeTags(
  boxes: readonly Box[],
  quiet: readonly Box[],
  size: { width: number; height: number },
  margin: number,
): TagPlace[] {
  const placed: TagPlace[] = [];
  const onSheet = ({ left, top }: TagPlace) =>
    left >= -margin &&
    top >= -margin &&
    left + TAG <= size.width + margin &&
    top + TAG <= size.height + margin;
  for (const box of boxes) {
    const free = [...candidates(box, size)].filter(
      (place) => onSheet(place) && !placed.some((other) => collide(other, place)),
    );
    const best = free.find((place) => !quiet.some((message) => covers(place, message, size))) ?? free[0];
    placed.push(best ?? { left: Math.max(-margin, box.x * size.width - TAG), top: box.y * size.height });
  }
  return placed;
}
