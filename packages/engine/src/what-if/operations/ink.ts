import { contrastOf, inkWithContrast, sideOf } from '../../computed/design/ink-suggestion.ts';
import { hex } from '../../color-space.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Operation } from '../fix.ts';
import { measureBackground } from './background-light.ts';
import { type Matte, type Rgb, isSeparable, rgbOf, strictMatte } from './letter-matte.ts';
import { copyOf, eachPixel } from './region.ts';

type InkChange = Extract<Operation, { kind: 'ink' }>;

/** Recolors letters to the nearest color that has enough contrast on every stretch of their background. */
export function changeInk(frame: Frame, { letters, contrast, mayTurn }: InkChange): Frame {
  const lines = letters
    .map((each) => ({ ink: each.ink, matte: strictMatte(frame, each) }))
    .filter(({ matte }) => isSeparable(matte));
  if (lines.length < letters.length) return frame;
  const out = copyOf(frame);
  const strongest = mayTurn ? strongestInk : strongestOnItsSide;
  const grounds = lines.flatMap(({ matte }) => graysBehind(frame, matte));
  for (const { ink, matte } of lines)
    recolor(frame, out, matte, rgbOf(ink), rgbOf(strongest(ink, grounds, contrast)));
  return out;
}

/** Adds the difference of the two inks to each pixel in proportion to its letter share, so that soft edges stay soft. */
export function recolor(from: Frame, out: Frame, { region, values }: Matte, ink: Rgb, to: Rgb): void {
  eachPixel(region, from.width, (at, index) => {
    const share = values[index]!;
    if (share === 0) return;
    for (let channel = 0; channel < 3; channel++) {
      const value = out.data[at + channel]! + share * (to[channel]! - ink[channel]!);
      out.data[at + channel] = Math.round(Math.min(255, Math.max(0, value)));
    }
  });
}

/** Grays with the luminance of the background of each stretch, hex. */
function graysBehind(frame: Frame, matte: Matte): string[] {
  const { lights } = measureBackground(matte, frame.width, (at) => [
    frame.data[at]!,
    frame.data[at + 1]!,
    frame.data[at + 2]!,
  ]);
  return lights.map((light) => {
    const byte = 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
    return hex(byte, byte, byte);
  });
}

/**
 * Picks an ink that stays on its side (lighter or darker) of the backgrounds. Candidates are the ink itself and, for each background, the
 * nearest ink with enough contrast.
 */
function strongestOnItsSide(ink: string, grounds: readonly string[], contrast: number): string {
  return firstWithContrast(
    [ink, ...grounds.map((ground) => inkWithContrast(ground, ink, contrast, sideOf(ground, ink)))],
    grounds,
    contrast,
  );
}

/** The same, but takes an ink of the other side if the own side does not give enough contrast. */
function strongestInk(ink: string, grounds: readonly string[], contrast: number): string {
  const sameSideInk = strongestOnItsSide(ink, grounds, contrast);
  return firstWithContrast(
    [sameSideInk, ...grounds.map((ground) => inkWithContrast(ground, ink, contrast))],
    grounds,
    contrast,
  );
}

/** The first ink that reaches the contrast on every background, else the one with the highest lowest contrast. */
function firstWithContrast(inks: readonly string[], grounds: readonly string[], contrast: number): string {
  const least = (color: string): number =>
    Math.min(21, ...grounds.map((ground) => contrastOf(ground, color)));
  return (
    inks.find((color) => least(color) >= contrast) ?? inks.reduce((a, b) => (least(b) > least(a) ? b : a))
  );
}
