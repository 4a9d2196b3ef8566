import { type Channels, boxOf, connected, extentOf } from '../../gatherers/frame/index.ts';
import { type Box, insideFrame } from '../../geometry.ts';

/** 1 where a pixel belongs to a figure, 0 where it belongs to the background; row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Largest OKLab distance across which a background continues: between neighbors, and from its start. Soft gradients continue. */
interface Tolerance {
  readonly step: number;
  readonly drift: number;
}

/**
 * Everything that a flood fill from the frame's edge does not reach.
 * @param seeds `all` starts at every edge pixel, even in a photo that bleeds off; `main` starts only at the edge's main color,
 *   so that a card that bleeds off stays a figure
 */
export function floodFigures(channels: Channels, seeds: 'all' | 'main', { step, drift }: Tolerance): Mask {
  const { width, height } = channels;
  const reached = new Uint8Array(width * height);
  const origin = new Int32Array(width * height);
  const first = seeds === 'all' ? edgeOf(channels) : ofMainColor(channels, edgeOf(channels), drift);
  for (const at of first) {
    reached[at] = 1;
    origin[at] = at;
  }
  connected(channels, first, (to, at) => {
    if (reached[to]) return false;
    if (distance(channels, at, to) > step || distance(channels, origin[at]!, to) > drift) return false;
    reached[to] = 1;
    origin[to] = origin[at]!;
    return true;
  });
  return { width, height, data: reached.map((flag) => 1 - flag) };
}

/** Where lightness or color varies around a pixel, as in photos and detailed drawings on flat panels. */
export function texturedFigures(channels: Channels, least: number): Mask {
  const { width, height } = channels;
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    const right = at % width < width - 2 ? at + 2 : at;
    const below = at + 2 * width < data.length ? at + 2 * width : at;
    data[at] = Math.max(distance(channels, at, right), distance(channels, at, below)) > least ? 1 : 0;
  }
  return { width, height, data };
}

/** The mask with the boxes cleared, because words are not figures. */
export function without({ width, height, data }: Mask, boxes: readonly Box[]): Mask {
  const left = Uint8Array.from(data);
  for (const box of boxes.map(insideFrame)) {
    const [from, to] = [Math.floor(box.x * width), Math.ceil((box.x + box.w) * width)];
    const bottom = Math.ceil((box.y + box.h) * height);
    for (let y = Math.floor(box.y * height); y < bottom; y++) left.fill(0, y * width + from, y * width + to);
  }
  return { width, height, data: left };
}

/** Morphological closing: fills gaps up to twice `reach` pixels wide. */
export const closed = (mask: Mask, reach: number): Mask =>
  inverted(grown(inverted(grown(mask, reach)), reach));

/** Morphological opening: removes hairlines and specks. */
export const opened = (mask: Mask, reach: number): Mask =>
  grown(inverted(grown(inverted(mask), reach)), reach);

const inverted = ({ data, ...size }: Mask): Mask => ({ ...size, data: data.map((flag) => 1 - flag) });

function grown({ width, height, data }: Mask, reach: number): Mask {
  const across = new Uint8Array(data.length);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x])
        across.fill(1, y * width + Math.max(0, x - reach), y * width + Math.min(width, x + reach + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!across[y * width + x]) continue;
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
        out[row * width + x] = 1;
    }
  return { width, height, data: out };
}

/** A connected piece of a mask. */
export interface Piece {
  readonly box: Box;
  /** Share of the frame. */
  readonly share: number;
}

/** Connected pieces of at least this share of the frame, largest first. */
export function piecesOf({ width, height, data }: Mask, least: number): Piece[] {
  const seen = new Uint8Array(data.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || seen[start]) continue;
    seen[start] = 1;
    const pixels = connected({ width, height }, [start], (to) => {
      if (!data[to] || seen[to]) return false;
      seen[to] = 1;
      return true;
    });
    const share = pixels.length / data.length;
    if (share >= least)
      pieces.push({ box: boxOf(extentOf(pixels, { width, height }), { width, height }), share });
  }
  return pieces.toSorted((a, b) => b.share - a.share);
}

function edgeOf({ width, height }: Channels): number[] {
  const last = width * (height - 1);
  return [
    ...Array.from({ length: width }, (_, x) => [x, last + x]).flat(),
    ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
  ];
}

/** The edge pixels near the edge's most common color. */
function ofMainColor(channels: Channels, edge: readonly number[], near: number): number[] {
  const tried = edge.filter((_, index) => index % Math.ceil(edge.length / 48) === 0);
  const alike = (at: number): number[] => edge.filter((other) => distance(channels, at, other) <= near);
  return tried.map(alike).reduce((most, group) => (group.length > most.length ? group : most), []);
}

const distance = ({ l, a, b }: Channels, from: number, to: number): number =>
  Math.sqrt((l[from]! - l[to]!) ** 2 + (a[from]! - a[to]!) ** 2 + (b[from]! - b[to]!) ** 2);
