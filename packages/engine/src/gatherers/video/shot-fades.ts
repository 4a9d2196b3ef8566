import type { Frame } from '../frame.ts';
import { cellMeans } from './cell-means.ts';
import { frameDistance, luma } from './frame-change.ts';

/** Standard deviation of luma, of 255, under which a frame is one flat colour. */
const FLAT = 5;

/** Frames that a dissolve is looked for over, at 25 a second from a third of a second to a second and a half. */
const SPANS = [8, 12, 18, 26, 38];

/** The two pictures of a dissolve are not the same one brightened. */
const MOST_ALIKE = 0.6;
const LEAST_APART = 0.06;

/** The most of the frame has to differ by so much, of 255: a title that fades in over its shot is no new shot. */
const DIFFERS = 10;
const LEAST_AREA = 0.6;

/** How far the frames in between may be from a mix of both, as a share of their difference. */
const MOST_OFF = 0.17;
const MOST_PIXELS_OFF = 0.4;

/** Side of the grid whose mean colours are compared: what moves a little stays in its cell. */
const CELLS = 10;

/** Frames around a cut or a fade in which no second one is looked for. */
const GUARD = 6;

/**
 * Shots joined without a cut: through a flat colour, or dissolved into each other. The index of the frame in the middle.
 * @param cuts hard cuts, around which nothing is looked for
 */
export function softCuts(frames: readonly Frame[], cuts: readonly number[]): number[] {
  const through = flatJoins(frames, cuts);
  return [...through, ...dissolves(frames, [...cuts, ...through])].toSorted((a, b) => a - b);
}

function flatJoins(frames: readonly Frame[], cuts: readonly number[]): number[] {
  const flat = frames.map((frame) => deviation(frame) < FLAT);
  const joins: number[] = [];
  for (let from = 0; from < flat.length; from++) {
    if (!flat[from]) continue;
    let to = from;
    while (to + 1 < flat.length && flat[to + 1]) to++;
    const inside = from > 0 && to < flat.length - 1;
    const cutNear = cuts.some((cut) => cut >= from - 1 && cut <= to + 2);
    if (inside && !cutNear && isOther(frames, from, to)) joins.push(Math.round((from + to) / 2));
    from = to;
  }
  return joins;
}

/** A flash, or a dip into black and back, comes back to the picture it left. */
function isOther(frames: readonly Frame[], from: number, to: number): boolean {
  const before = frames[Math.max(0, from - GUARD)]!;
  const after = frames[Math.min(frames.length - 1, to + GUARD)]!;
  return frameDistance(before, after).pixels >= LEAST_APART;
}

function dissolves(frames: readonly Frame[], known: readonly number[]): number[] {
  const cells = frames.map(cellColours);
  const found: { at: number; off: number }[] = [];
  for (const span of SPANS) {
    const half = span / 2;
    for (let at = half; at + half < frames.length; at++) {
      if (known.some((cut) => Math.abs(cut - at) < half + GUARD)) continue;
      const off = offFromMix(cells, at - half, at + half);
      if (off < MOST_OFF && areMixed(frames[at - half]!, frames[at]!, frames[at + half]!))
        found.push({ at, off });
    }
  }
  const best: { at: number; off: number }[] = [];
  for (const each of found.toSorted((a, b) => a.off - b.off)) {
    if (best.every(({ at }) => Math.abs(at - each.at) > SPANS.at(-1)! / 2)) best.push(each);
  }
  return best.map(({ at }) => at);
}

const QUARTERS = [0.25, 0.5, 0.75];

/** How far the frames between two are from mixes of them; Infinity where the two hardly differ. */
function offFromMix(cells: readonly Float32Array[], from: number, to: number): number {
  const [a, b] = [cells[from]!, cells[to]!];
  const apart = a.map((value, i) => Math.abs(value - b[i]!));
  const total = apart.reduce((sum, step) => sum + step, 0);
  const area = apart.filter((step) => step > DIFFERS).length / apart.length;
  if (total / apart.length / 255 < LEAST_APART || area < LEAST_AREA) return Infinity;
  let worst = 0;
  for (const share of QUARTERS) {
    const mid = cells[Math.round(from + share * (to - from))]!;
    let off = 0;
    for (let i = 0; i < a.length; i++) off += Math.abs(mid[i]! - (1 - share) * a[i]! - share * b[i]!);
    worst = Math.max(worst, off / total);
  }
  return worst;
}

/** Whether the outer frames are two pictures, not one brightened or a flat colour, and the one between shows both. */
const areMixed = (a: Frame, between: Frame, b: Frame): boolean =>
  deviation(a) > 2 * FLAT &&
  deviation(b) > 2 * FLAT &&
  likeness(a, b) < MOST_ALIKE &&
  pixelsOff(a, between, b) < MOST_PIXELS_OFF;

/** In the grid a pan looks like a mix; its pixels are the one or the other. */
function pixelsOff({ data: a }: Frame, { data: between }: Frame, { data: b }: Frame): number {
  let off = 0;
  let apart = 0;
  for (let i = 0; i < a.length; i++) {
    off += Math.abs(between[i]! - (a[i]! + b[i]!) / 2);
    apart += Math.abs(a[i]! - b[i]!);
  }
  return off / Math.max(1, apart);
}

/** Mean red, green and blue of the cells of a grid. */
const cellColours = (frame: Frame): Float32Array =>
  cellMeans(frame, CELLS, 3, (data, at, channel) => data[at + channel]!);

function deviation({ data }: Frame): number {
  const { sum, squares, count } = sums(data);
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

function sums(data: Uint8Array): { sum: number; squares: number; count: number } {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const value = luma(data, at);
    sum += value;
    squares += value * value;
  }
  return { sum, squares, count: data.length / 3 };
}

/** Correlation of the lightness of two frames. */
function likeness(a: Frame, b: Frame): number {
  const [one, two] = [sums(a.data), sums(b.data)];
  let product = 0;
  for (let at = 0; at < a.data.length; at += 3) product += luma(a.data, at) * luma(b.data, at);
  const covariance = product / one.count - (one.sum / one.count) * (two.sum / two.count);
  return covariance / Math.max(1, deviation(a) * deviation(b));
}
