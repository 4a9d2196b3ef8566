import type { Attention, Face, TextLine, Thing } from '../../artifacts/artifacts.ts';
import type { Channels } from '../../gatherers/frame/index.ts';
import { type Box, area, enclosing, insideFrame, overlap } from '../../geometry.ts';
import { type Sums, meanIn, summedAreaTable } from './summed-area-table.ts';
import {
  type Mask,
  closed,
  floodFigures,
  opened,
  piecesOf,
  texturedFigures,
  without,
} from './figure-mask.ts';

/** How a candidate was found. Several ways may lead to about the same box. */
export type Source = 'thing' | 'face' | 'figure' | 'texture' | 'attention' | 'group';

export interface Candidate {
  readonly box: Box;
  readonly source: Source;
}

export interface Scene {
  /** The frame at reduced size, in OKLab. */
  readonly channels: Channels;
  /** Detected things, including low-confidence ones. */
  readonly things: readonly Thing[];
  readonly faces: readonly Face[];
  readonly text: readonly TextLine[];
  readonly attention: Attention | null;
}

/** Margin added around the reader's text boxes, in heights of the line. */
const TEXT_MARGIN = 0.25;

/** Smallest piece that can be a subject, as a share of the frame. */
const LEAST_PIECE = 0.006;
const MOST_PIECES = 4;

/** Smallest width or height of a candidate, as a share of the frame's side. */
const LEAST_SIDE = 0.02;

/** From tight (a product close to its background's color) to loose (a background with soft gradients). */
const TOLERANCES = [
  { step: 0.012, drift: 0.06 },
  { step: 0.03, drift: 0.12 },
  { step: 0.05, drift: 0.22 },
] as const;

const TEXTURES = [0.03, 0.08] as const;

/** Shares of the peak from which attention outside the words makes a candidate. */
const PEAK_PARTS = [0.3, 0.5] as const;

export const wordBoxes = (text: readonly TextLine[]): Box[] =>
  text.map(({ box: { x, y, w, h } }) =>
    insideFrame({
      x: x - TEXT_MARGIN * h,
      y: y - TEXT_MARGIN * h,
      w: w + 2 * TEXT_MARGIN * h,
      h: h * (1 + 2 * TEXT_MARGIN),
    }),
  );

/** Masks that separate figures from their surroundings by color, with words removed. */
export function figureMasks({ channels, text }: Pick<Scene, 'channels' | 'text'>): readonly Mask[] {
  const words = wordBoxes(text);
  const clean = (mask: Mask): Mask => opened(without(mask, words), 1);
  return TOLERANCES.flatMap((tolerance) =>
    (['main', 'all'] as const).map((seeds) => clean(floodFigures(channels, seeds, tolerance))),
  );
}

/** Every box that may be the main subject. */
export function candidatesIn(scene: Scene, figures: readonly Mask[]): Candidate[] {
  const { channels, things, faces, text } = scene;
  const words = wordBoxes(text);
  const textures = TEXTURES.map((least) =>
    opened(closed(without(texturedFigures(channels, least), words), 2), 3),
  );
  const people = things.filter(({ label }) => label === 'person').map(({ box }) => box);
  const objects = things.filter(({ label }) => label !== 'person').map(({ box }) => box);
  const all: Candidate[] = [
    ...things.map(({ box }) => ({ box, source: 'thing' as const })),
    ...faces.flatMap(({ box }) =>
      [headAndShoulders(box), head(box)].map((grown) => ({ box: grown, source: 'face' as const })),
    ),
    ...figures.flatMap((mask) => ofPieces(mask, 'figure')),
    ...textures.flatMap((mask) => ofPieces(mask, 'texture')),
    ...attentionBoxes(scene.attention, words).map((box) => ({ box, source: 'attention' as const })),
    ...[people, objects, [...people, ...objects], faces.map(({ box }) => headAndShoulders(box))]
      .filter((boxes) => boxes.length > 1)
      .map((boxes) => ({ box: enclosing(boxes), source: 'group' as const })),
    ...touching([...people, ...objects]).map((box) => ({ box, source: 'group' as const })),
  ];
  const seen = figures.map(summedAreaTable);
  return distinct(
    all.filter(({ box }) => box.w > LEAST_SIDE && box.h > LEAST_SIDE && holdsFigure(box, seen)),
  );
}

/** Mean share of figure pixels in a box below which it contains only background. */
const LEAST_FIGURE = 0.02;

/** Drops candidates on an empty background, because an attention map always peaks somewhere. */
const holdsFigure = (box: Box, figures: readonly Sums[]): boolean =>
  figures.reduce((sum, figure) => sum + meanIn(figure, box), 0) >= LEAST_FIGURE * figures.length;

function ofPieces(mask: Mask, source: Source): Candidate[] {
  const pieces = piecesOf(mask, LEAST_PIECE);
  const main = pieces.slice(0, MOST_PIECES).map(({ box }) => box);
  const unions = main.length > 1 ? [enclosing(main.slice(0, 2)), enclosing(main)] : [];
  return [...main, ...unions].map((box) => ({ box, source }));
}

/** Boxes around pairs of overlapping things: a person and what they hold, bottles side by side. */
function touching(boxes: readonly Box[]): Box[] {
  return boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const shared = overlap(box, other) / Math.min(area(box), area(other));
      return shared > 0.05 && shared < 0.8 ? [enclosing([box, other])] : [];
    }),
  );
}

/** Margins in sizes of the face: a head includes hair and neck, a portrait the shoulders. */
export const head = ({ x, y, w, h }: Box): Box =>
  insideFrame({ x: x - 0.25 * w, y: y - 0.45 * h, w: 1.5 * w, h: 1.75 * h });
const headAndShoulders = ({ x, y, w, h }: Box): Box =>
  insideFrame({ x: x - 0.8 * w, y: y - 0.5 * h, w: 2.6 * w, h: 2.7 * h });

/** Where people are predicted to look, apart from the words. */
function attentionBoxes(attention: Attention | null, words: readonly Box[]): Box[] {
  if (!attention) return [];
  const beside = attentionBeside(attention, words);
  const { columns: width, rows: height } = attention;
  const peak = beside.reduce((most, value) => Math.max(most, value), 0);
  return PEAK_PARTS.flatMap((part) => {
    const data = Uint8Array.from(beside, (value) => (value > part * peak ? 1 : 0));
    const pieces = piecesOf({ width, height, data }, LEAST_PIECE)
      .slice(0, 2)
      .map(({ box }) => box);
    return pieces.length > 1 ? [...pieces, enclosing(pieces)] : pieces;
  }).concat(spreadOf(beside, width, height));
}

/** The attention map's cells, 0..255, with cells under words set to 0. */
function attentionBeside({ columns, rows, values }: Attention, words: readonly Box[]): Float32Array {
  const cells = Float32Array.from(Buffer.from(values, 'base64'));
  const free = without({ width: columns, height: rows, data: new Uint8Array(columns * rows).fill(1) }, words);
  return cells.map((value, at) => value * free.data[at]!);
}

/** Half-width of the attention box, in standard deviations around the mean. */
const SPREAD = 1.5;

function spreadOf(cells: Float32Array, width: number, height: number): Box[] {
  const along = (length: number, of: (at: number) => number): readonly [number, number] | null => {
    let [sum, mean, square] = [0, 0, 0];
    cells.forEach((value, at) => {
      const place = (of(at) + 0.5) / length;
      const weight = value ** 2;
      [sum, mean, square] = [sum + weight, mean + weight * place, square + weight * place ** 2];
    });
    if (sum === 0) return null;
    const middle = mean / sum;
    const reach = SPREAD * Math.sqrt(Math.max(0, square / sum - middle ** 2));
    return [middle - reach, middle + reach];
  };
  const x = along(width, (at) => at % width);
  const y = along(height, (at) => Math.floor(at / width));
  return x && y ? [insideFrame({ x: x[0], y: y[0], w: x[1] - x[0], h: y[1] - y[0] })] : [];
}

/** Intersection over union. */
export function intersectionOverUnion(a: Box, b: Box): number {
  const shared = overlap(a, b);
  return shared > 0 ? shared / (area(a) + area(b) - shared) : 0;
}

/** Drops boxes that nearly equal an earlier one from the same source. */
function distinct(all: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const each of all)
    if (
      kept.every((other) => other.source !== each.source || intersectionOverUnion(other.box, each.box) < 0.9)
    )
      kept.push(each);
  return kept;
}
