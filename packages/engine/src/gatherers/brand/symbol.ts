import type { BrandMark } from '../../artifacts/artifacts.ts';
import { oklabDistance, type Oklab, toOklab } from '../../color-space.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { area, type Box, overlap } from '../../geometry.ts';
import { type Frame, shrink } from '../frame/index.ts';

/** Working size in px; enough to tell a mark from its background. */
const LONG_SIDE = 320;
/** Side of each searched square, as a share of the frame's shorter side, and its minimum in px. */
const CORNER = 0.28;
const LEAST = 12;
/** Range of a mark's longer side, as a share of the frame's shorter side. */
const SMALLEST = 0.035;
const LARGEST = 0.22;
/** OKLab distances from the background color: below the first a pixel is background, above the second it is part of the mark. */
const MAX_BACKGROUND_DISTANCE = 0.05;
const MARK = 0.12;
/** Minimum share of the square that is background, and maximum share of its rim that the mark may touch. */
const MIN_BACKGROUND_SHARE = 0.6;
const MAX_RIM_SHARE = 0.02;
const LEAST_FILL = 0.22;
const SLIMMEST = 0.38;
/** A shape alone in a corner may also be a product or an ornament, so half sure at most. Chosen by judgment, not fitted. */
const CONFIDENCE = { least: 0.4, most: 0.5 } as const;
const STRONG = 0.45;

/** Margin around a line that counts as part of its letters, in line heights. */
const HALO = 0.3;

/**
 * Finds compact shapes without letters that stand alone on a calm background in a corner or at the middle of an edge.
 * @param letters boxes of the text lines; pixels inside them are ignored
 * @param faces shapes that overlap one are not marks
 */
export async function findSymbols(
  frame: Frame,
  letters: readonly Box[],
  faces: readonly Box[] = [],
): Promise<BrandMark[]> {
  const small = await shrink(frame, LONG_SIDE);
  const hidden = letters.map(withHalo);
  const side = Math.round(CORNER * Math.min(small.width, small.height));
  if (side < LEAST) return [];
  const marks: BrandMark[] = [];
  for (const [left, top] of places(small, side)) {
    const found = symbolIn(small, left, top, side, hidden);
    if (!found || [...faces, ...marks.map(({ box }) => box)].some((box) => overlap(box, found.box) > 0))
      continue;
    const because = `A shape without letters stands alone ${placeName(found.box)}.`;
    marks.push({ text: '', ...found, share: area(found.box), because });
  }
  return marks;
}

const withHalo = ({ x, y, w, h }: Box): Box => ({
  x: x - HALO * h,
  y: y - HALO * h,
  w: w + 2 * HALO * h,
  h: h * (1 + 2 * HALO),
});

const holdsPoint = ({ x, y, w, h }: Box, px: number, py: number): boolean =>
  px >= x && px <= x + w && py >= y && py <= y + h;

function places({ width, height }: Frame, side: number): (readonly [number, number])[] {
  const [right, bottom] = [width - side, height - side];
  const middle = Math.round(right / 2);
  return [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
    [middle, 0],
    [middle, bottom],
  ];
}

interface Found {
  readonly box: Box;
  readonly confidence: number;
}

function symbolIn(
  frame: Frame,
  left: number,
  top: number,
  side: number,
  hidden: readonly Box[],
): Found | null {
  const colors = Array.from({ length: side * side }, (_, at) =>
    colorAt(frame, left + (at % side), top + Math.floor(at / side)),
  );
  const background = medianOf(colors);
  const away = colors.map((color, at) => {
    const [x, y] = [(left + (at % side)) / frame.width, (top + Math.floor(at / side)) / frame.height];
    return hidden.some((box) => holdsPoint(box, x, y)) ? 0 : oklabDistance(color, background);
  });
  if (
    away.filter((distance) => distance < MAX_BACKGROUND_DISTANCE).length <
    MIN_BACKGROUND_SHARE * away.length
  )
    return null;
  const of = away.flatMap((distance, at) => (distance > MARK ? [at] : []));
  const rim = of.filter((at) => isRim(at, side)).length;
  if (of.length === 0 || rim > MAX_RIM_SHARE * 4 * side) return null;
  const xs = of.map((at) => at % side);
  const ys = of.map((at) => Math.floor(at / side));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  const longest = Math.max(w, h) / Math.min(frame.width, frame.height);
  if (longest < SMALLEST || longest > LARGEST) return null;
  if (Math.min(w, h) < SLIMMEST * Math.max(w, h) || of.length < LEAST_FILL * w * h) return null;
  const contrast = of.reduce((sum, at) => sum + away[at]!, 0) / of.length;
  const strength = Math.min(1, (contrast - MARK) / (STRONG - MARK));
  const sure = CONFIDENCE.least + (CONFIDENCE.most - CONFIDENCE.least) * strength;
  return {
    box: {
      x: (left + x) / frame.width,
      y: (top + y) / frame.height,
      w: w / frame.width,
      h: h / frame.height,
    },
    confidence: Math.round(sure * 1000) / 1000,
  };
}

function colorAt({ width, data }: Frame, x: number, y: number): Oklab {
  const at = 3 * (y * width + x);
  return toOklab(data[at]!, data[at + 1]!, data[at + 2]!);
}

const isRim = (at: number, side: number): boolean => {
  const [x, y] = [at % side, Math.floor(at / side)];
  return x === 0 || y === 0 || x === side - 1 || y === side - 1;
};

function medianOf(colors: readonly Oklab[]): Oklab {
  const middle = (pick: (color: Oklab) => number): number =>
    new Float64Array(colors.map(pick)).sort()[Math.floor(colors.length / 2)]!;
  return { l: middle(({ l }) => l), a: middle(({ a }) => a), b: middle(({ b }) => b) };
}
