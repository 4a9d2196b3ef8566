import { type Box, area, overlap } from '../../geometry.ts';
import { meanIn, shareIn, summedAreaTable } from './summed-area-table.ts';
import type { Mask } from './figure-mask.ts';
import { type Candidate, type Scene, intersectionOverUnion } from './subject-candidates.ts';

/** Evidence that a candidate is the main subject. Interpretable, most of them 0..1. */
export const SUBJECT_FEATURES = [
  'logArea',
  'logAreaSquared',
  'sidesTouched',
  'figureInside',
  'figureHeld',
  'figureSteady',
  'thingSureness',
  'personSureness',
  'thingsHeld',
  'agreement',
  'fromFace',
  'fromFigure',
] as const;
export type SubjectFeature = (typeof SUBJECT_FEATURES)[number];
export type SubjectFeatures = Readonly<Record<SubjectFeature, number>>;

/** Area of a typical subject as a share of the frame; area features are relative to it. */
const TYPICAL = 0.2;

/** Features of every candidate, in the same order. */
export function subjectFeatures(
  candidates: readonly Candidate[],
  scene: Scene,
  masks: readonly Mask[],
): SubjectFeatures[] {
  const figures = masks.map(summedAreaTable);
  const people = scene.things.filter(({ label }) => label === 'person');
  const objects = scene.things.filter(({ label }) => label !== 'person');
  return candidates.map(({ box, source }) => {
    const size = area(box);
    const logArea = Math.log(Math.max(0.002, size) / TYPICAL);
    const inside = figures.map((figure) => meanIn(figure, box));
    const held = figures.map((figure) => shareIn(figure, box));
    return {
      logArea,
      logAreaSquared: logArea ** 2,
      sidesTouched:
        [box.x < 0.015, box.y < 0.015, box.x + box.w > 0.985, box.y + box.h > 0.985].filter(Boolean).length /
        4,
      figureInside: mean(inside),
      figureHeld: mean(held),
      // High when, in many of the masks, the box holds most of the figure and little else.
      figureSteady: mean(inside.map((part, index) => part * held[index]!)),
      thingSureness: sureness(objects, box),
      personSureness: sureness(people, box),
      thingsHeld: heldShare(scene.things, box),
      agreement:
        candidates.filter((other) => intersectionOverUnion(other.box, box) > 0.5).length / candidates.length,
      fromFace: Number(source === 'face'),
      fromFigure: Number(source === 'figure'),
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** Highest confidence of a thing, weighted by how well its box matches. */
const sureness = (things: Scene['things'], box: Box): number =>
  things.reduce((most, thing) => Math.max(most, thing.confidence * intersectionOverUnion(thing.box, box)), 0);

/** Share of the total area of everything found that lies in the box. */
function heldShare(found: readonly { readonly box: Box }[], box: Box): number {
  const all = found.reduce((sum, each) => sum + area(each.box), 0);
  return all > 0 ? found.reduce((sum, each) => sum + overlap(each.box, box), 0) / all : 0;
}
