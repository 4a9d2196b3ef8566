import { contrastOf, inkReaching, sideOf } from '../../computed/design/ink-suggestion.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Letters, Operation } from '../fix.ts';
import { behindLetters, weakest } from './ground-light.ts';
import { type Matte, type Rgb, isClear, letterMatte, rgbOf, shareAt } from './letter-matte.ts';
import { copyOf, eachPixel, regionOf, softBox } from './region.ts';

type Panel = Extract<Operation, { kind: 'panel' }>;

/** The tone laid on reaches this against the letters where it covers all: it is then laid on as weakly as will do. */
const TONE_RATIO = 9;
const STEPS = 24;
/** Of the panel's height: rounded corners, and how softly it ends. */
const CORNER = 0.12;
const FEATHER = 0.3;
const LONGEST_FEATHER = 48;

/** Lays the panel behind the letters, which keep their colour. */
export function layPanel(frame: Frame, { box, strengthen, spare, contrast, texture }: Panel): Frame {
  const mattes = strengthen.map((letters) => ({
    ink: rgbOf(letters.ink),
    matte: letterMatte(frame, letters),
  }));
  const tone = toneFor(strengthen, contrast);
  if (tone === null || !mattes.every(({ matte }) => isClear(matte))) return frame;
  const strength = leastStrength(frame, mattes, { tone, contrast, texture });
  const all = [
    ...mattes,
    ...spare.map((letters) => ({ ink: rgbOf(letters.ink), matte: letterMatte(frame, letters) })),
  ];
  const out = copyOf(frame);
  const height = box.h * frame.height;
  const feather = Math.min(LONGEST_FEATHER, height * FEATHER);
  const covered = softBox(box, frame, { radius: height * CORNER, feather });
  const region = regionOf(box, frame, feather);
  eachPixel(region, frame.width, (at, _index, x, y) => {
    const edge = covered(x, y) * strength;
    if (edge === 0) return;
    const over = letterOver(all, x, y);
    for (let channel = 0; channel < 3; channel++) {
      const kept = over
        ? over.share * over.ink[channel]! + (1 - over.share) * tone[channel]!
        : tone[channel]!;
      const value = frame.data[at + channel]!;
      out.data[at + channel] = Math.round(value + edge * (kept - value));
    }
  });
  return out;
}

/** The ground's own hue, farther from the ink on its own side of it; null where that side holds no contrast. */
function toneFor([first]: readonly Letters[], contrast: number): Rgb | null {
  if (!first) return null;
  const { ink, ground } = first;
  const tone = inkReaching(ink, ground, TONE_RATIO, sideOf(ink, ground));
  return contrastOf(ink, tone) >= contrast ? rgbOf(tone) : null;
}

interface Inked {
  readonly ink: Rgb;
  readonly matte: Matte;
}

interface Wanted {
  readonly tone: Rgb;
  readonly contrast: number;
  readonly texture: number;
}

/** The least strength of 0..1 at which the weakest stretch of every line reaches the contrast on ground calm enough. */
function leastStrength(frame: Frame, lines: readonly Inked[], { tone, contrast, texture }: Wanted): number {
  const enough = (strength: number): boolean =>
    lines.every(({ ink, matte }) => {
      const behind = behindLetters(matte, frame.width, (at) => [
        mixed(frame.data[at]!, tone[0], strength),
        mixed(frame.data[at + 1]!, tone[1], strength),
        mixed(frame.data[at + 2]!, tone[2], strength),
      ]);
      return weakest(ink, behind.lights) >= contrast && behind.texture <= texture;
    });
  for (let step = 0; step <= STEPS; step++) if (enough(step / STEPS)) return step / STEPS;
  return 1;
}

const mixed = (value: number, tone: number, strength: number): number => value + strength * (tone - value);

/** The ink of the strongest letter at this pixel, and how much of the pixel it is; null where there is no letter. */
function letterOver(lines: readonly Inked[], x: number, y: number): { share: number; ink: Rgb } | null {
  let best: { share: number; ink: Rgb } | null = null;
  for (const { ink, matte } of lines) {
    const share = shareAt(matte, x, y);
    if (share > (best?.share ?? 0)) best = { share, ink };
  }
  return best;
}
