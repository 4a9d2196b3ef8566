import {
  type CallToAction,
  type Face,
  type FileFacts,
  type ImageFacts,
  type TextLine,
  isVideoFile,
} from '../../artifacts/artifacts.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { area, type Box } from '../../geometry.ts';
import { PLACEMENTS, type PlacementSpec } from '../../placements/placements.ts';
import { VIDEO_PLACEMENTS } from '../../placements/video-placements.ts';
import { AS_IS, READABLE_PX } from '../../report/placement-limits.ts';
import { bestCrop, zoneInCreative } from './crop.ts';
import { type PlacementElement, placementElements, shareInside } from './elements.ts';
import { readableShare, smallestTextPx } from './text.ts';

export const isLegible = (smallestPx: number | null): boolean =>
  smallestPx === null || smallestPx >= READABLE_PX;

export interface PlacementInput {
  readonly file: FileFacts;
  readonly image: ImageFacts;
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly faces: readonly Face[];
}

/** How the creative would run in every known placement for its kind, best first. */
export function fitPlacements(parts: PlacementInput): readonly PlacementFit[] {
  const elements = placementElements(parts);
  const specs = isVideoFile(parts.file) ? VIDEO_PLACEMENTS : PLACEMENTS;
  return specs.map((spec) => fit(spec, parts, elements)).sort((a, b) => b.score - a.score);
}

function fit(
  spec: PlacementSpec,
  parts: PlacementInput,
  elements: readonly PlacementElement[],
): PlacementFit {
  const { width, height } = parts.image;
  const pictureRatio = width / height;
  const { crop, visible } = bestCrop(pictureRatio, spec, elements);
  const covered = coveredElements(elements, crop, spec);
  const smallest = smallestTextPx(parts.text, crop, spec.display.height);
  const readable = readableShare(parts.text, crop, spec.display.height);
  const shown = { width: crop.w * width, height: crop.h * height };
  const pixels = Math.min(shown.width / spec.minimum.width, shown.height / spec.minimum.height);
  const weight = spec.weightLimitKb === null ? null : parts.file.bytes / 1000 / spec.weightLimitKb;
  const withinWeight = weight === null ? null : weight <= 1;
  // Rounded: a file with exactly the required pixels may deviate slightly from the ratio and lose part of a pixel to the crop.
  const enoughPixels =
    Math.round(shown.width) >= spec.minimum.width && Math.round(shown.height) >= spec.minimum.height;
  const sameRatio = Math.abs(Math.log(pictureRatio / spec.ratio)) <= spec.ratioTolerance;
  return {
    id: spec.id,
    platform: spec.platform,
    name: spec.name,
    ratio: spec.ratio,
    displayWidth: spec.display.width,
    displayHeight: spec.display.height,
    crop,
    safeZone: spec.safeZone.outside === 'under-controls' ? zoneInCreative(crop, spec.safeZone.box) : null,
    kept: area(crop),
    fits:
      sameRatio &&
      area(crop) >= AS_IS &&
      covered.length === 0 &&
      enoughPixels &&
      withinWeight !== false &&
      isLegible(smallest),
    covered,
    smallestTextPx: smallest,
    enoughPixels,
    withinWeight,
    score: placementScore({ kept: area(crop), visible, readable, pixels, weight }),
  };
}

/** OCR boxes have a little padding around a line. This share may be cut off before a letter is. */
const AIR = 0.12;

function coveredElements(
  elements: readonly PlacementElement[],
  crop: Box,
  { safeZone }: PlacementSpec,
): PlacementFit['covered'] {
  const zone = zoneInCreative(crop, safeZone.box);
  return elements.flatMap(({ text, box, kind }): PlacementFit['covered'] => {
    if (kind === 'face') return [];
    if (shareInside(box, crop) < 1 - AIR) return [{ text, box, why: 'crop' }];
    const hidden = safeZone.outside === 'under-controls' && shareInside(box, zone) < 1 - AIR;
    return hidden ? [{ text, box, why: 'safe-zone' }] : [];
  });
}

interface Qualities {
  readonly kept: number;
  readonly visible: number;
  /** Share of the words, 0..1; null without words. */
  readonly readable: number | null;
  /** As a multiple of the minimum pixels. */
  readonly pixels: number;
  /** As a multiple of the weight limit; null without a limit. */
  readonly weight: number | null;
}

/** Exponents of a weighted geometric mean, so that the others cannot make up for one bad quality. Chosen by judgment. */
const SHARES = { kept: 0.25, visible: 0.45, readable: 0.15, pixels: 0.1, weight: 0.05 };

function placementScore({ kept, visible, readable, pixels, weight }: Qualities): number {
  const product =
    kept ** SHARES.kept *
    visible ** SHARES.visible *
    Math.max(0.1, readable ?? 1) ** SHARES.readable *
    Math.min(1, pixels) ** SHARES.pixels *
    (weight === null ? 1 : Math.min(1, 1 / weight) ** SHARES.weight);
  return Math.round(product * 1000) / 10;
}
