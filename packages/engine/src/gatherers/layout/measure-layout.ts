import type { Attention, CallToAction, Face, Layout, TextLine } from '../../artifacts/artifacts.ts';
import { alignmentOf, lineOffsets } from '../../computed/layout/alignment.ts';
import { type Box, insideFrame } from '../../geometry.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import type { Plane, Frame } from '../frame/index.ts';
import { figureGround } from './figure-ground.ts';
import { measureVisualWeight } from './visual-weight.ts';

export interface LayoutElements {
  readonly text: readonly TextLine[];
  readonly faces: readonly Face[];
  readonly callToAction: CallToAction | null;
  /** Missing when they could not be searched for. */
  readonly starbursts?: readonly Box[] | undefined;
}

/** Measures how the frame is filled. All values are means over soft memberships, so that small changes have small effects. */
export async function measureLayout(
  frame: Frame,
  elements: LayoutElements,
  attention: Attention | null,
): Promise<Measurement<Layout>> {
  const { channels, texture, weight } = await measureVisualWeight(frame);
  const boxes = elements.text.map(({ box }) => box);
  if (elements.callToAction) boxes.push(elements.callToAction.box);
  const occupied = [...boxes, ...elements.faces.map(({ box }) => box)];
  const centreOfMass = middleOf(weight);
  return measured({
    whiteSpace: calmShare(texture, occupied),
    imbalance: Math.min(1, 2 * Math.hypot(centreOfMass.x - 0.5, centreOfMass.y - 0.5)),
    centreOfMass,
    alignment: alignmentOf(lineOffsets(elements.text, elements.callToAction, frame)),
    symmetry: mirrorLikeness(weight),
    thirds: nearThirds(attention?.centres ?? [{ ...centreOfMass, share: 1 }]),
    figureGround: attention ? figureGround(channels, attention) : 0,
    textShare: coverage(texture, boxes),
    ...(elements.starbursts && { starbursts: elements.starbursts }),
  });
}

/** Texture (OKLab) at which a background is half calm, and width of the change to busy. Chosen by judgment, not fitted. */
const BUSY = 0.045;
const BUSY_SLOPE = 0.012;

/** Mean calmness. Text, faces and the CTA are not background, however flat they are. */
function calmShare({ width, height, data }: Plane, occupied: readonly Box[]): number {
  const taken = rasterize(occupied, width, height);
  const calm = data.reduce(
    (sum, texture, at) => sum + (1 - taken[at]!) / (1 + Math.exp((texture - BUSY) / BUSY_SLOPE)),
    0,
  );
  return calm / data.length;
}

function coverage({ width, height }: Plane, boxes: readonly Box[]): number {
  const covered = rasterize(boxes, width, height);
  return covered.reduce((sum, value) => sum + value, 0) / covered.length;
}

/** How much of each pixel the boxes cover, 0..1. */
function rasterize(boxes: readonly Box[], width: number, height: number): Float32Array {
  const covered = new Float32Array(width * height);
  for (const { x, y, w, h } of boxes.map(insideFrame)) {
    for (let row = Math.floor(y * height); row < (y + h) * height; row++) {
      const tall = Math.min((y + h) * height, row + 1) - Math.max(y * height, row);
      for (let column = Math.floor(x * width); column < (x + w) * width; column++) {
        const wide = Math.min((x + w) * width, column + 1) - Math.max(x * width, column);
        const at = row * width + column;
        covered[at] = Math.max(covered[at]!, tall * wide);
      }
    }
  }
  return covered;
}

/** Center of mass; in the middle for an evenly filled frame. */
function middleOf({ width, height, data }: Plane): { x: number; y: number } {
  const even = EVEN_WEIGHT * data.length;
  let sum = even;
  let x = even / 2;
  let y = even / 2;
  data.forEach((weight, at) => {
    sum += weight;
    x += (weight * ((at % width) + 0.5)) / width;
    y += (weight * (Math.floor(at / width) + 0.5)) / height;
  });
  return { x: x / sum, y: y / sum };
}

/** Base weight of every point, so that noise on an empty frame does not tip the balance. */
const EVEN_WEIGHT = 0.01;

/** Weight that both halves share over the weight in either: 1 when the right mirrors the left. */
function mirrorLikeness({ width, height, data }: Plane): number {
  let shared = EVEN_WEIGHT;
  let either = EVEN_WEIGHT;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const here = data[row * width + column]!;
      const there = data[row * width + width - 1 - column]!;
      shared += Math.min(here, there);
      either += Math.max(here, there);
    }
  }
  return shared / either;
}

/** Distance from a corner of the frame to the nearest intersection of thirds, the largest possible. */
const FARTHEST = Math.hypot(1 / 3, 1 / 3);

/** Weights centers by the square of their share: the strongest decides, without a jump when two are nearly equal. */
function nearThirds(centers: readonly { x: number; y: number; share: number }[]): number {
  let sum = 0;
  let weights = 0;
  for (const { x, y, share } of centers) {
    const away = Math.hypot(Math.abs(x - 0.5) - 1 / 6, Math.abs(y - 0.5) - 1 / 6);
    sum += share ** 2 * Math.max(0, 1 - away / FARTHEST);
    weights += share ** 2;
  }
  return weights > 0 ? sum / weights : 0;
}
