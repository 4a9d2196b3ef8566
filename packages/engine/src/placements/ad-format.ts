import { type FileFacts, isOfVideo } from '../artifacts/artifacts.ts';
import { PLACEMENTS } from './placements.ts';

/** What a picture's pixels say of where it runs. */
export type AdFormat =
  | 'leaderboard'
  | 'skyscraper'
  | 'rectangle'
  | 'landscape'
  | 'square'
  | 'portrait'
  | 'story'
  /** The shape of a printed page or a poster, upright or across. */
  | 'page'
  /** No shape that tells. */
  | 'other';

/** Slots of fixed pixels that ad networks still sell beside the placements that reports judge (IAB ad unit portfolio 2017). */
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

/** Slots are filled with pictures of their own pixels, or twice or three times as many for dense screens. */
const DENSITIES = [1, 2, 3];

/** Width over height beyond which nothing but a banner is that wide or that tall. */
const STRIP = { wide: 2.5, tall: 0.42 } as const;

/** Long side over short side: 8.5x11 inches is 1.29, ISO 216 1.41, 2:3 posters 1.5, 11x17 inches 1.55. */
const PAGE = { from: 1.28, to: 1.56 } as const;

/** @param picture in pixels, turned upright */
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

/** Whether it has the pixels of a slot of an ad network, once or for dense screens. */
export const fillsSlot = ({ width, height }: Size): boolean =>
  SLOTS.some(([w, h]) => DENSITIES.some((density) => width === density * w && height === density * h));

/** A picture of a slot's own pixels runs there and nowhere else; a video of the same size may run anywhere. */
export const isForOneSlot = (size: Size, file: FileFacts | undefined): boolean =>
  !isOfVideo(file) && fillsSlot(size);

/** Feeds and stories scale what they show: the shape counts, not the pixels. */
const isFeedShape = (ratio: number): boolean =>
  PLACEMENTS.some(
    (spec) =>
      !spec.id.startsWith('display-') &&
      Math.abs(ratio / spec.ratio - 1) <= Math.min(spec.ratioTolerance, 0.02),
  );

/** Between the shapes of slots and feeds: .5 and .5625, .67 and .8, .8 and 1, 1 and 1.2, 1.2 and 1.78. */
const SHAPES = [
  [0.53, 'skyscraper'],
  [0.7, 'story'],
  [0.9, 'portrait'],
  [1.1, 'square'],
  [1.5, 'rectangle'],
] as const;

const shapeOf = (ratio: number): AdFormat => SHAPES.find(([below]) => ratio < below)?.[1] ?? 'landscape';
