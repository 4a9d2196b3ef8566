import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Operation } from '../fix.ts';
import { recolor } from './ink.ts';
import { type Rgb, isSeparable, rgbOf, shareAt, strictMatte } from './letter-matte.ts';
import { copyOf, eachPixel, regionOf, softBox } from './region.ts';

type Repaint = Extract<Operation, { kind: 'repaint' }>;
type NewButton = Extract<Operation, { kind: 'button' }>;

/** RGB distance, 0..441, within which a pixel belongs to the fill, however close the surrounding color is. */
const LEAST_REACH = 14;
/** Corner radius, as a share of a new button's height. */
const CORNER = 0.16;

/** Gives a button a new fill, keeping its shading, and its letters a new ink. Changes nothing if the letters are not clear. */
export function repaint(frame: Frame, { box, letters, fill, ink, surround }: Repaint): Frame {
  const [from, to] = [rgbOf(fill.from), rgbOf(fill.to)];
  const mattes = letters.map((each) => strictMatte(frame, each));
  if (!mattes.every(isSeparable)) return frame;
  const out = copyOf(frame);
  const reach = Math.max(LEAST_REACH, 0.8 * distance(from, rgbOf(surround)));
  eachPixel(regionOf(box, frame), frame.width, (at, _index, x, y) => {
    const letter = Math.max(0, ...mattes.map((matte) => shareAt(matte, x, y)));
    const far = distance(from, [frame.data[at]!, frame.data[at + 1]!, frame.data[at + 2]!]);
    const share = letter > 0 ? 1 - letter : 1 - smoothStep(far, 0.6 * reach, reach);
    for (let channel = 0; channel < 3; channel++) {
      const value = frame.data[at + channel]! + share * (to[channel]! - from[channel]!);
      out.data[at + channel] = Math.round(Math.min(255, Math.max(0, value)));
    }
  });
  for (const matte of mattes) recolor(frame, out, matte, rgbOf(ink.from), rgbOf(ink.to));
  return out;
}

/** Draws a plain rounded box behind the letters and recolors them to match. */
export function drawButton(frame: Frame, { box, letters, fill, ink }: NewButton): Frame {
  const [ground, mark] = [rgbOf(fill), rgbOf(ink)];
  const mattes = letters.map((each) => strictMatte(frame, each));
  if (!mattes.every(isSeparable)) return frame;
  const out = copyOf(frame);
  const covered = softBox(box, frame, { radius: box.h * frame.height * CORNER, feather: 1 });
  eachPixel(regionOf(box, frame, 1), frame.width, (at, _index, x, y) => {
    const edge = covered(x, y);
    const letter = Math.max(0, ...mattes.map((matte) => shareAt(matte, x, y)));
    for (let channel = 0; channel < 3; channel++) {
      const value = frame.data[at + channel]!;
      const button = letter * mark[channel]! + (1 - letter) * ground[channel]!;
      out.data[at + channel] = Math.round(value + edge * (button - value));
    }
  });
  return out;
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
