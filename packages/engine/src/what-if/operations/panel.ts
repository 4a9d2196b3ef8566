import { contrastOf, inkWithContrast, sideOf } from '../../computed/design/ink-suggestion.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Letters, Operation } from '../fix.ts';
import { measureBackground, lowestContrast } from './background-light.ts';
import { type Matte, type Rgb, isSeparable, letterMatte, rgbOf, shareAt } from './letter-matte.ts';
import { copyOf, eachPixel, regionOf, softBox } from './region.ts';

type Panel = Extract<Operation, { kind: 'panel' }>;

/** Contrast ratio of the fully opaque tone against the letters. The panel is then made only as strong as needed, in `STEPS`. */
const TONE_RATIO = 9;
const STEPS = 24;
/** Shares of the panel's height: radius of the corners, and width of the soft edge. The latter is limited in pixels. */
const CORNER = 0.12;
const FEATHER = 0.3;
const LONGEST_FEATHER = 48;

/** Lays the panel behind the letters, which keep their color. */
export function layPanel(frame: Frame, { box, strengthen, spare, contrast, texture }: Panel): Frame {
  const mattes = strengthen.map((letters) => ({
    ink: rgbOf(letters.ink),
    matte: letterMatte(frame, letters),
  }));
  const tone = toneFor(strengthen, contrast);
  if (tone === null || !mattes.every(({ matte }) => isSeparable(matte))) return frame;
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
      const target = over
        ? over.share * over.ink[channel]! + (1 - over.share) * tone[channel]!
        : tone[channel]!;
      const value = frame.data[at + channel]!;
      out.data[at + channel] = Math.round(value + edge * (target - value));
    }
  });
  return out;
}

/** The background's color, moved away from the ink on the same side; null if that side does not give enough contrast. */
function toneFor([first]: readonly Letters[], contrast: number): Rgb | null {
  if (!first) return null;
  const { ink, ground } = first;
  const tone = inkWithContrast(ink, ground, TONE_RATIO, sideOf(ink, ground));
  return contrastOf(ink, tone) >= contrast ? rgbOf(tone) : null;
}

interface Inked {
  readonly ink: Rgb;
  readonly matte: Matte;
}

interface PanelTarget {
  readonly tone: Rgb;
  readonly contrast: number;
  readonly texture: number;
}

/** The least strength, 0..1, at which every line reaches the contrast on its weakest stretch and its background is calm; else 1. */
function leastStrength(
  frame: Frame,
  lines: readonly Inked[],
  { tone, contrast, texture }: PanelTarget,
): number {
  const enough = (strength: number): boolean =>
    lines.every(({ ink, matte }) => {
      const behind = measureBackground(matte, frame.width, (at) => [
        mixed(frame.data[at]!, tone[0], strength),
        mixed(frame.data[at + 1]!, tone[1], strength),
        mixed(frame.data[at + 2]!, tone[2], strength),
      ]);
      return lowestContrast(ink, behind.lights) >= contrast && behind.texture <= texture;
    });
  for (let step = 0; step <= STEPS; step++) if (enough(step / STEPS)) return step / STEPS;
  return 1;
}

const mixed = (value: number, tone: number, strength: number): number => value + strength * (tone - value);

/** The ink of the strongest letter at this pixel and its share of the pixel; null if there is no letter. */
function letterOver(lines: readonly Inked[], x: number, y: number): { share: number; ink: Rgb } | null {
  let best: { share: number; ink: Rgb } | null = null;
  for (const { ink, matte } of lines) {
    const share = shareAt(matte, x, y);
    if (share > (best?.share ?? 0)) best = { share, ink };
  }
  return best;
}
