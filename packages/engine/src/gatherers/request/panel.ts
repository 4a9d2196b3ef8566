import type { TextLine } from '../../artifacts/artifacts.ts';
import { contrastRatio, fromHex, hex, luminance, oklabDistance, toOklab } from '../../color-space.ts';
import { area, type Box, centerOf } from '../../geometry.ts';
import type { Frame } from '../frame/index.ts';

/** A shape of one plain color with a line of text in it. */
export interface Panel {
  readonly box: Box;
  readonly fill: string;
  readonly surround: string;
  readonly contrastWithSurround: number;
  /** OKLab distance between fill and surround; near 0 for a button that is only outlined. */
  readonly colourDistance: number;
}

/**
 * How far a pixel's color may be from the fill, as a distance of 0..1. A pixel within `same` always belongs to the panel;
 * one within `drift` belongs if it is within `step` of the neighbor it was reached from (gradients).
 */
interface Tolerance {
  readonly same: number;
  readonly drift: number;
  readonly step: number;
}

const LOOSE: Tolerance = { same: 0.06, drift: 0.16, step: 0.02 };
/** For a flat fill that touches something of nearly the same color. */
const STRICT: Tolerance = { same: 0.035, drift: 0, step: 0 };
/** Maximum share of the frame. In a strip a button takes up more of it, so the limit grows up to twofold. */
const LARGEST = 0.14;
const STRIP = 2;
/** Minimum share of its bounding box that a panel fills; a pill fills 0.9, a circle 0.79. */
const COMPACT = 0.8;
/** Minimum and maximum height of a panel, as multiples of its text height. */
const LOWEST = 1.35;
const HIGHEST = 6;
/** Share of the frame's width from which a shape counts as a band across it. */
const WIDEST = 0.96;

/**
 * The shape around this line that could be a button; null where the fill is just open background.
 * @param sharply retries with a strict tolerance when the fill seems to run into what is next to it
 */
export function panelAround(frame: Frame, line: TextLine, sharply: boolean): Panel | null {
  const loose = panelWithin(frame, line, LOOSE);
  return loose ?? (sharply ? panelWithin(frame, line, STRICT) : null);
}

function panelWithin(frame: Frame, line: TextLine, tolerance: Tolerance): Panel | null {
  const region = growRegion(frame, line, tolerance);
  if (!region) return null;
  const box = { x: region.left / frame.width, y: region.top / frame.height, w: 0, h: 0 };
  const { width, height } = sizeOf(region);
  const panel = { ...box, w: width / frame.width, h: height / frame.height };
  if (region.pixels < COMPACT * width * height || !framesText(panel, line, largestIn(frame))) return null;
  return describe(frame, panel, line.ground);
}

interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

const largestIn = ({ width, height }: Frame): number =>
  LARGEST * Math.min(2, Math.max(1, Math.sqrt(Math.max(width / height, height / width) / STRIP)));

const sizeOf = (region: Region): { width: number; height: number } => ({
  width: region.right - region.left + 1,
  height: region.bottom - region.top + 1,
});

/** Flood-fills the pixels of the background color that are connected to the text, starting from the whole text box. */
function growRegion(frame: Frame, line: TextLine, tolerance: Tolerance): Region | null {
  const { width, height } = frame;
  const color = fromHex(line.ground);
  const limit = largestIn(frame) * width * height;
  const seen = new Uint8Array(width * height);
  const queue = seeds(frame, line.box);
  if (queue.length === 0) return null;
  const region = { left: width, top: height, right: 0, bottom: 0, pixels: 0 };
  for (const at of queue) seen[at] = 1;
  const visit = (next: number, from: number): void => {
    if (seen[next] === 1 || !isPanelPixel(frame, next, from, color, tolerance)) return;
    seen[next] = 1;
    queue.push(next);
  };
  while (queue.length > 0) {
    const at = queue.pop()!;
    const x = at % width;
    const y = (at - x) / width;
    include(region, x, y);
    if (region.pixels > limit || isTooLarge(region, frame, line)) return null;
    if (x > 0) visit(at - 1, at);
    if (x < width - 1) visit(at + 1, at);
    if (y > 0) visit(at - width, at);
    if (y < height - 1) visit(at + width, at);
  }
  return region;
}

/** A region only grows, so one that is already too large for a button ends the fill early. */
function isTooLarge(region: Region, frame: Frame, { box }: TextLine): boolean {
  const { width, height } = sizeOf(region);
  return height / frame.height / box.h > HIGHEST || width / frame.width > WIDEST;
}

function seeds(frame: Frame, box: Box): number[] {
  const from = { x: Math.floor(box.x * frame.width), y: Math.floor(box.y * frame.height) };
  const to = {
    x: Math.min(frame.width, Math.ceil((box.x + box.w) * frame.width)),
    y: Math.min(frame.height, Math.ceil((box.y + box.h) * frame.height)),
  };
  const pixels: number[] = [];
  for (let y = from.y; y < to.y; y++) {
    for (let x = from.x; x < to.x; x++) pixels.push(y * frame.width + x);
  }
  return pixels;
}

function include(region: Region, x: number, y: number): void {
  region.left = Math.min(region.left, x);
  region.right = Math.max(region.right, x);
  region.top = Math.min(region.top, y);
  region.bottom = Math.max(region.bottom, y);
  region.pixels++;
}

function isPanelPixel(
  { data }: Frame,
  pixel: number,
  from: number,
  { r, g, b }: { readonly r: number; readonly g: number; readonly b: number },
  { same, drift, step }: Tolerance,
): boolean {
  const at = 3 * pixel;
  const far = difference(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b);
  if (far < same) return true;
  if (far >= drift) return false;
  const near = 3 * from;
  return (
    difference(data[at]! - data[near]!, data[at + 1]! - data[near + 1]!, data[at + 2]! - data[near + 2]!) <
    step
  );
}

/** Distance of two colors from their channel differences, scaled to 0..1. Math.hypot takes ten times as long. */
const difference = (r: number, g: number, b: number): number => Math.sqrt(r * r + g * g + b * b) / 441.7;

/** A button is drawn around its text: it has room on all sides, about equal left and right, and above and below. */
function framesText(panel: Box, { box }: TextLine, largest: number): boolean {
  if (area(panel) > largest || panel.w > WIDEST) return false;
  const times = panel.h / box.h;
  if (times < LOWEST || times > HIGHEST || panel.w < box.w * 1.04) return false;
  const off = {
    x: Math.abs(centerOf(panel).x - centerOf(box).x),
    y: Math.abs(centerOf(panel).y - centerOf(box).y),
  };
  return off.x < panel.w * 0.22 && off.y < panel.h * 0.24;
}

function describe(frame: Frame, box: Box, fill: string): Panel {
  const around = surroundOf(frame, box);
  const { r, g, b } = fromHex(fill);
  return {
    box,
    fill,
    surround: hex(around.r, around.g, around.b),
    contrastWithSurround:
      Math.round(contrastRatio(luminance(r, g, b), luminance(around.r, around.g, around.b)) * 100) / 100,
    colourDistance:
      Math.round(oklabDistance(toOklab(r, g, b), toOklab(around.r, around.g, around.b)) * 1000) / 1000,
  };
}

/** Median color of a band around the panel, beyond its outline or shadow. */
function surroundOf(frame: Frame, box: Box): { r: number; g: number; b: number } {
  const gap = Math.max(3, Math.round(box.h * frame.height * 0.12));
  const left = Math.round(box.x * frame.width) - gap;
  const top = Math.round(box.y * frame.height) - gap;
  const right = Math.round((box.x + box.w) * frame.width) + gap - 1;
  const bottom = Math.round((box.y + box.h) * frame.height) + gap - 1;
  const reds: number[] = [];
  const greens: number[] = [];
  const blues: number[] = [];
  const take = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= frame.width || y >= frame.height) return;
    const at = (y * frame.width + x) * 3;
    reds.push(frame.data[at]!);
    greens.push(frame.data[at + 1]!);
    blues.push(frame.data[at + 2]!);
  };
  for (let x = left; x <= right; x++) {
    take(x, top);
    take(x, bottom);
  }
  for (let y = top; y <= bottom; y++) {
    take(left, y);
    take(right, y);
  }
  return { r: middle(reds), g: middle(greens), b: middle(blues) };
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
