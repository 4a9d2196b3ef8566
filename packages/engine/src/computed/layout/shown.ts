import type { Subject } from '../../elements/elements.ts';
import { type Box, area, overlap } from '../../geometry.ts';

/** What the picture shows: its subject, and the boxes of every object, person and head with a little room. */
export interface ShownParts {
  readonly subject: Subject | null;
  readonly objects: readonly Box[];
}

/** In a sentence. */
const NAMES: Record<Subject['kind'], string> = {
  product: 'the main object',
  person: 'the person',
  face: 'the face',
  scene: 'the scene',
};

/** Share of a place from which it counts as being on what is shown. */
const ON = 0.3;

/**
 * What is shown at a place, as in a sentence, or null: it is never to be removed, blurred, moved or covered. A scene is
 * a setting, in which words and panels may stand.
 */
export function shownAt(box: Box, { subject, objects }: ShownParts): string | null {
  if (subject && subject.kind !== 'scene' && partOn(box, subject.box) >= ON) return NAMES[subject.kind];
  return objects.some((object) => partOn(box, object) >= ON) ? 'the objects in the picture' : null;
}

/** Share of the box that lies on the other; of a mere point all or nothing. */
function partOn(box: Box, other: Box): number {
  if (area(box) > 0) return overlap(box, other) / area(box);
  const inside =
    box.x >= other.x && box.x <= other.x + other.w && box.y >= other.y && box.y <= other.y + other.h;
  return Number(inside);
}

/** Whether a change of this place would hide more of what is shown than is hidden now. */
export function hidesShown(box: Box, before: readonly Box[], { subject, objects }: ShownParts): boolean {
  const kept = [...(subject && subject.kind !== 'scene' ? [subject.box] : []), ...objects];
  return kept.some((object) => {
    const hidden = before.reduce((sum, each) => sum + overlap(each, object), 0);
    return overlap(box, object) - hidden > HIDDEN * area(object);
  });
}

/** Of an object: as much may go under a panel beyond the words that stand on it already. */
const HIDDEN = 0.08;
