import {
  type CallToAction,
  type Face,
  type FileFacts,
  type ImageFacts,
  type TextLine,
  isOfVideo,
} from '../../artifacts/artifacts.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { area, type Box } from '../../geometry.ts';
import { PLACEMENTS, type PlacementSpec } from '../../placements/placements.ts';
import { VIDEO_PLACEMENTS } from '../../placements/video-placements.ts';
import { bestCrop, zoneInCreative } from './crop.ts';
import { type PlacementElement, placementElements, shareInside } from './elements.ts';
import { readableShare, smallestTextPx } from './text.ts';

export interface PlacementInput {
  readonly file: FileFacts;
  readonly image: ImageFacts;
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly faces: readonly Face[];
}

/** How the creative would run in every placement known for its kind, best first. */
export function fitPlacements(parts: PlacementInput): readonly PlacementFit[] {
  const elements = placementElements(parts);
  const specs = isOfVideo(parts.file) ? VIDEO_PLACEMENTS : PLACEMENTS;
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
  const readable = readableShare(parts.text, crop, spec.display.height);
  const shown = { width: crop.w * width, height: crop.h * height };
  const pixels = Math.min(shown.width / spec.minimum.width, shown.height / spec.minimum.height);
  const weight = spec.weightLimitKb === null ? null : parts.file.bytes / 1000 / spec.weightLimitKb;
  const withinWeight = weight === null ? null : weight <= 1;
  // Whole pixels: a file of the very pixels asked for has not quite the ratio, and loses part of one to the crop.
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
    fits: sameRatio && covered.length === 0 && enoughPixels && withinWeight !== false,
    covered,
    smallestTextPx: smallestTextPx(parts.text, crop, spec.display.height),
    enoughPixels,
    withinWeight,
    score: placementScore({ kept: area(crop), visible, readable, pixels, weight }),
  };
}

/** Readers box a line with a little air around it: this much may be lost before a letter is. */
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
  /** Of the least pixels wanted. */
  readonly pixels: number;
  /** Of the weight allowed. */
  readonly weight: number | null;
}

/** Exponents of the weighted geometric mean: one bad quality cannot be bought off by the others. Judgment. */
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
