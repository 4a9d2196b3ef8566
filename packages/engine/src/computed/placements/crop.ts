import { area, type Box, centerOf } from '../../geometry.ts';
import type { PlacementSpec } from '../../placements/placements.ts';
import { type PlacementElement, shareInside } from './elements.ts';

/** Number of window positions tried. */
const STEPS = 48;

/** Pull to the center that breaks ties between windows, too small to ever cost a word. */
const CENTER_PULL = 0.004;

/** Importance of the rest of the picture, relative to a headline that fills the frame. Chosen by judgment. */
const BACKGROUND_IMPORTANCE = 0.03;

/** How much an element outside the safe zone still counts: controls hide it, recommendations only warn. Chosen by judgment. */
const OUTSIDE_FACTOR = { free: 1, 'advised-against': 0.85, 'under-controls': 0.25 } as const;

/** How much of an element stays visible, 0..1. The share inside the crop is squared, because half a word is not half as useful. */
export function visibility(box: Box, crop: Box, zone: PlacementSpec['safeZone']): number {
  const outside = OUTSIDE_FACTOR[zone.outside];
  const safe = shareInside(box, zoneInCreative(crop, zone.box));
  return shareInside(box, crop) ** 2 * (outside + (1 - outside) * safe);
}

/** Converts a placement's zone from fractions of the slot to fractions of the creative. */
export const zoneInCreative = (crop: Box, zone: Box): Box => ({
  x: crop.x + zone.x * crop.w,
  y: crop.y + zone.y * crop.h,
  w: zone.w * crop.w,
  h: zone.h * crop.h,
});

/** The largest window with the placement's ratio, positioned to keep most of what matters. */
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
      const middle = centerOf(crop);
      const worth = visible - CENTER_PULL * Math.hypot(middle.x - 0.5, middle.y - 0.5);
      return { crop, visible, worth };
    })
    .reduce((best, each) => (each.worth > best.worth ? each : best));
}

/** The window always has the full width or the full height, so either x or y is zero. */
function alongTheWay(w: number, h: number): { x: number; y: number }[] {
  const wayX = 1 - w;
  const wayY = 1 - h;
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: (wayX * step) / STEPS,
    y: (wayY * step) / STEPS,
  }));
}

/** Weighted by importance. A picture without important elements loses in proportion to the cropped area. */
function visibleShare(elements: readonly PlacementElement[], crop: Box, spec: PlacementSpec): number {
  let seen = BACKGROUND_IMPORTANCE * area(crop);
  let all = BACKGROUND_IMPORTANCE;
  for (const { box, importance } of elements) {
    seen += importance * visibility(box, crop, spec.safeZone);
    all += importance;
  }
  return seen / all;
}
