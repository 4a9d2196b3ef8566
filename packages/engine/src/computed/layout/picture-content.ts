import type { Subject } from '../../elements/elements.ts';
import { type Box, area, overlap } from '../../geometry.ts';

/** What the picture shows: its subject, and a slightly enlarged box for every object, person and head. */
export interface PictureContent {
  readonly subject: Subject | null;
  readonly objects: readonly Box[];
}

/** Worded for use within a sentence. */
const NAMES: Record<Subject['kind'], string> = {
  product: 'the main object',
  person: 'the person',
  face: 'the face',
  scene: 'the scene',
};

/** Share of a box from which it counts as lying on what is shown. */
const ON = 0.3;

/**
 * Names what is shown at a box, worded for a sentence, or null. Advice must never remove, blur, move or cover it. A scene
 * is only a setting, so words and panels may go there.
 */
export function contentAt(box: Box, { subject, objects }: PictureContent): string | null {
  if (subject && subject.kind !== 'scene' && partOn(box, subject.box) >= ON) return NAMES[subject.kind];
  return objects.some((object) => partOn(box, object) >= ON) ? 'the objects in the picture' : null;
}

/** Share of the box that lies on the other; for a single point 0 or 1. */
function partOn(box: Box, other: Box): number {
  if (area(box) > 0) return overlap(box, other) / area(box);
  const inside =
    box.x >= other.x && box.x <= other.x + other.w && box.y >= other.y && box.y <= other.y + other.h;
  return Number(inside);
}

/** Whether moving content to this box would hide more of what is shown than is hidden now. */
export function hidesContent(
  box: Box,
  before: readonly Box[],
  { subject, objects }: PictureContent,
): boolean {
  const kept = [...(subject && subject.kind !== 'scene' ? [subject.box] : []), ...objects];
  return kept.some((object) => {
    const hidden = before.reduce((sum, each) => sum + overlap(each, object), 0);
    return overlap(box, object) - hidden > HIDDEN * area(object);
  });
}

/** Share of an object that a panel may cover in addition to the words already on it. */
const HIDDEN = 0.08;
