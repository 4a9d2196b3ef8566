import type { Box } from '../../../geometry.ts';
import type { Frame } from '../../frame/index.ts';

/**
 * A rectangle in the pixels of a frame that may be tilted: its center, the unit vector along which the text reads, its
 * length along that vector and its height across it.
 */
export interface TiltedBox {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Degrees from level, -90..90, clockwise. */
export function angleOf(box: TiltedBox): number {
  const degrees = (Math.atan2(box.uy, box.ux) * 180) / Math.PI;
  return Math.round(degrees * 10) / 10;
}

/** The point at these fractions of the length and the height. */
export function pointAt(box: TiltedBox, u: number, v: number): Point {
  const along = (u - 0.5) * box.length;
  const across = (v - 0.5) * box.height;
  return [box.x + along * box.ux - across * box.uy, box.y + along * box.uy + across * box.ux];
}

/** The part of the box between these fractions of its length and height. */
export function partOf(box: TiltedBox, u0: number, u1: number, v0: number, v1: number): TiltedBox {
  const [x, y] = pointAt(box, (u0 + u1) / 2, (v0 + v1) / 2);
  return { ...box, x, y, length: box.length * (u1 - u0), height: box.height * (v1 - v0) };
}

/** Share of a box's height that a closer crop cuts off at the top, and at the bottom. */
const CLOSER = 0.11;

export const closerPart = (box: TiltedBox): TiltedBox => partOf(box, 0, 1, CLOSER, 1 - CLOSER);

/** Whether the center of `inner` lies in `outer`. */
export function containsCenter(outer: TiltedBox, inner: TiltedBox): boolean {
  const dx = inner.x - outer.x;
  const dy = inner.y - outer.y;
  const along = Math.abs(dx * outer.ux + dy * outer.uy);
  const across = Math.abs(dy * outer.ux - dx * outer.uy);
  return along < outer.length / 2 && across < outer.height / 2;
}

/** The same box read from the other end. */
export const turned = (box: TiltedBox): TiltedBox => ({ ...box, ux: -box.ux, uy: -box.uy });

/** The upright box around a tilted one, in fractions of the frame. */
export function uprightBox(box: TiltedBox, frame: Pick<Frame, 'width' | 'height'>): Box {
  const halfWidth = (Math.abs(box.ux) * box.length + Math.abs(box.uy) * box.height) / 2;
  const halfHeight = (Math.abs(box.uy) * box.length + Math.abs(box.ux) * box.height) / 2;
  const left = Math.max(0, box.x - halfWidth);
  const top = Math.max(0, box.y - halfHeight);
  const right = Math.min(frame.width, box.x + halfWidth);
  const bottom = Math.min(frame.height, box.y + halfHeight);
  return {
    x: left / frame.width,
    y: top / frame.height,
    w: (right - left) / frame.width,
    h: (bottom - top) / frame.height,
  };
}

/** The smallest rectangle around these points, reading along its more level side; null when they are collinear. */
export function smallestAround(points: readonly Point[]): TiltedBox | null {
  const hull = convexHull(points);
  let best: Rectangle | null = null;
  for (let index = 0; index < hull.length; index++) {
    const candidate = along(hull, hull[index]!, hull[(index + 1) % hull.length]!);
    if (candidate && (!best || candidate.area < best.area)) best = candidate;
  }
  return best && hull.length > 2 ? upright(best) : null;
}

interface Rectangle {
  readonly box: TiltedBox;
  readonly area: number;
}

function along(hull: readonly Point[], from: Point, to: Point): Rectangle | null {
  const side = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (side === 0) return null;
  const ux = (to[0] - from[0]) / side;
  const uy = (to[1] - from[1]) / side;
  const us = hull.map(([x, y]) => x * ux + y * uy);
  const vs = hull.map(([x, y]) => y * ux - x * uy);
  const [u0, u1] = [Math.min(...us), Math.max(...us)];
  const [v0, v1] = [Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  // A point is the center of a pixel, so the box is one pixel larger than the distance between its points.
  const box = { x: u * ux - v * uy, y: u * uy + v * ux, ux, uy, length: u1 - u0 + 1, height: v1 - v0 + 1 };
  return { box, area: (u1 - u0) * (v1 - v0) };
}

/** Letters are side by side. Only a box at least this many times taller than long is read from top to bottom. */
const COLUMN = 1.5;

function upright({ box }: Rectangle): TiltedBox {
  const level = Math.abs(box.ux) >= Math.abs(box.uy) ? box : quarter(box);
  const reading = level.ux < 0 ? turned(level) : level;
  if (reading.height < COLUMN * reading.length) return reading;
  const down = quarter(reading);
  return down.uy < 0 ? turned(down) : down;
}

const quarter = (box: TiltedBox): TiltedBox => ({
  ...box,
  ux: -box.uy,
  uy: box.ux,
  length: box.height,
  height: box.length,
});

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
