import { area, type Box, centre } from '../../geometry.ts';
import type { PlacementSpec } from '../../placements/placements.ts';
import { type PlacementElement, shareInside } from './elements.ts';

/** Positions tried along the free way of the window. */
const STEPS = 48;

/** Pull to the middle that decides between windows which keep as much: small enough never to cost a word. */
const CENTRE_PULL = 0.004;

/** The rest of the picture, against a headline that fills the frame. Judgment. */
const BACKGROUND_IMPORTANCE = 0.03;

/** How readable an element stays outside the safe zone: controls hide it, advice only warns. Judgment. */
const OUTSIDE_FACTOR = { free: 1, 'advised-against': 0.85, 'under-controls': 0.25 } as const;

/**
 * How much of an element is left to see, 0..1. A word cut in half is not half a word: the share inside the crop counts squared.
 */
export function visibility(box: Box, crop: Box, zone: PlacementSpec['safeZone']): number {
  const outside = OUTSIDE_FACTOR[zone.outside];
  const safe = shareInside(box, zoneInCreative(crop, zone.box));
  return shareInside(box, crop) ** 2 * (outside + (1 - outside) * safe);
}

/** The placement's zone, given in fractions of the slot, in fractions of the creative. */
export const zoneInCreative = (crop: Box, zone: Box): Box => ({
  x: crop.x + zone.x * crop.w,
  y: crop.y + zone.y * crop.h,
  w: zone.w * crop.w,
  h: zone.h * crop.h,
});

/** Largest window of the placement's ratio, where it keeps most of what matters. */
export function bestCrop(
  pictureRatio: number,
  spec: PlacementSpec,
  elements: readonly PlacementElement[],
): { readonly crop: Box; readonly visible: number } {
  const w = Math.min(1, spec.ratio / pictureRatio);
  const h = Math.min(1, pictureRatio / spec.ratio);
  return alongTheWay(w, h)
    .map((place) => {
      const crop = { ...place, w, h };
      const visible = visibleShare(elements, crop, spec);
      const middle = centre(crop);
      const worth = visible - CENTRE_PULL * Math.hypot(middle.x - 0.5, middle.y - 0.5);
      return { crop, visible, worth };
    })
    .reduce((best, each) => (each.worth > best.worth ? each : best));
}

/** One of the two ways is always zero: the window has the full width or the full height. */
function alongTheWay(w: number, h: number): { x: number; y: number }[] {
  const wayX = 1 - w;
  const wayY = 1 - h;
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: (wayX * step) / STEPS,
    y: (wayY * step) / STEPS,
  }));
}

/** Weighted by importance; a picture with nothing that matters loses in proportion to its area. */
function visibleShare(elements: readonly PlacementElement[], crop: Box, spec: PlacementSpec): number {
  let seen = BACKGROUND_IMPORTANCE * area(crop);
  let all = BACKGROUND_IMPORTANCE;
  for (const { box, importance } of elements) {
    seen += importance * visibility(box, crop, spec.safeZone);
    all += importance;
  }
  return seen / all;
}
