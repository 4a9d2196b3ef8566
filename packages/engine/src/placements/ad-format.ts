import { type FileFacts, isVideoFile } from '../artifacts/artifacts.ts';
import { PLACEMENTS } from './placements.ts';

/** Where an image is likely to run, judged by its pixel size alone. */
export type AdFormat =
  | 'leaderboard'
  | 'skyscraper'
  | 'rectangle'
  | 'landscape'
  | 'square'
  | 'portrait'
  | 'story'
  /** Proportions of a printed page or poster, portrait or landscape. */
  | 'page'
  /** No recognizable ad proportions. */
  | 'other';

/** Fixed-size slots that ad networks still sell besides the placements that reports judge (IAB ad unit portfolio 2017). */
const MORE_SLOTS = [
  [970, 90],
  [970, 66],
  [468, 60],
  [234, 60],
  [120, 600],
  [300, 1050],
  [320, 480],
  [250, 250],
  [200, 200],
] as const;

const SLOTS: readonly (readonly [number, number])[] = [
  ...PLACEMENTS.filter(({ id }) => id.startsWith('display-')).map(
    ({ display }) => [display.width, display.height] as const,
  ),
  ...MORE_SLOTS,
];

/** A file fills a slot at 1x, or at 2x or 3x for high-density screens. */
const DENSITIES = [1, 2, 3];

/** Aspect ratios (width / height) beyond which an image can only be a banner. */
const STRIP = { wide: 2.5, tall: 0.42 } as const;

/** Long side / short side: 8.5x11 inches is 1.29, ISO 216 is 1.41, 2:3 posters are 1.5, 11x17 inches is 1.55. */
const PAGE = { from: 1.28, to: 1.56 } as const;

/** @param picture in pixels, after applying its orientation */
export function adFormatOf({ width, height }: Size): AdFormat {
  const ratio = width / height;
  if (ratio >= STRIP.wide) return 'leaderboard';
  if (ratio <= STRIP.tall) return 'skyscraper';
  if (fillsSlot({ width, height })) return shapeOf(ratio);
  if (isFeedShape(ratio)) return shapeOf(ratio);
  const stretch = Math.max(ratio, 1 / ratio);
  return stretch >= PAGE.from && stretch <= PAGE.to ? 'page' : 'other';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether the image has exactly the pixels of an ad network slot, at 1x, 2x or 3x. */
const fillsSlot = (size: Size): boolean => slotDensityOf(size) !== null;

/** How many times the pixels of an ad network slot the image has on each side: 1, 2 or 3; null if it fills no slot exactly. */
export const slotDensityOf = ({ width, height }: Size): number | null =>
  DENSITIES.find((density) => SLOTS.some(([w, h]) => width === density * w && height === density * h)) ??
  null;

/** An image with a slot's exact pixels runs only in that slot. A video of the same size may run anywhere. */
export const isForOneSlot = (size: Size, file: FileFacts | undefined): boolean =>
  !isVideoFile(file) && fillsSlot(size);

/** Feeds and stories scale what they show, so only the aspect ratio matters. */
const isFeedShape = (ratio: number): boolean =>
  PLACEMENTS.some(
    (spec) =>
      !spec.id.startsWith('display-') &&
      Math.abs(ratio / spec.ratio - 1) <= Math.min(spec.ratioTolerance, 0.02),
  );

/** Upper aspect ratio of each format, set between the ratios of slots and feeds: .5/.5625, .67/.8, .8/1, 1/1.2, 1.2/1.78. */
const SHAPES = [
  [0.53, 'skyscraper'],
  [0.7, 'story'],
  [0.9, 'portrait'],
  [1.1, 'square'],
  [1.5, 'rectangle'],
] as const;

const shapeOf = (ratio: number): AdFormat => SHAPES.find(([below]) => ratio < below)?.[1] ?? 'landscape';
