import type { Clutter } from '../../artifacts/artifacts.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import fitted from './model.json' with { type: 'json' };

/** Pixel measures that people can check, in the order of the model's terms. */
export const TEXTURE_FIGURES = [
  'featureCongestion',
  'busyShare',
  'subbandEntropy',
  'edgeDensity',
  'jpegBitsPerPixel',
  'colourEntropy',
] as const;

export type TextureFigures = Pick<Clutter, (typeof TEXTURE_FIGURES)[number]>;

/** Both readings were fitted to the same ratings by research/clutter/fit-clutter.ts. */
export interface ClutterModel {
  readonly texture: {
    readonly intercept: number;
    readonly terms: readonly {
      readonly mean: number;
      readonly deviation: number;
      /** Points of the scale per standard deviation. */
      readonly coefficient: number;
    }[];
  };
  readonly form: {
    readonly intercept: number;
    /** Points per unit of each channel of each layer. */
    readonly layers: readonly (readonly number[])[];
  };
  /** Weight of the form reading in the score; the texture reading has the rest. */
  readonly formShare: number;
  /** Largest gap in points between the two readings on the ads they were fitted to. */
  readonly widestGap: number;
}

const clutterModel: ClutterModel = fitted;

/** Points on the scale of the human ratings; `form` is null when the network could not be run. */
export function readClutter(
  figures: TextureFigures,
  channels: readonly (readonly number[])[] | null,
  { texture, form, formShare, widestGap }: ClutterModel = clutterModel,
): Pick<Clutter, 'score' | 'texture' | 'form'> {
  const byTexture = texture.terms.reduce(
    (sum, { mean, deviation, coefficient }, i) =>
      sum + (coefficient * (figures[TEXTURE_FIGURES[i]!] - mean)) / deviation,
    texture.intercept,
  );
  if (!channels) return { score: onScale(byTexture), texture: onScale(byTexture), form: null };
  const byForm = form.layers.reduce(
    (sum, weights, layer) => weights.reduce((s, weight, i) => s + weight * channels[layer]![i]!, sum),
    form.intercept,
  );
  const [bare, seen] = [onScale(byTexture), onScale(byForm)];
  const share = formShare * trustIn(Math.abs(seen - bare), widestGap);
  return { score: share * seen + (1 - share) * bare, texture: bare, form: seen };
}

/** 1 up to the largest gap seen on ads, 0 at twice that. Noise, for example, is full of texture but has no shape it knows. */
const trustIn = (gap: number, widest: number): number => 1 - smoothStep(gap, widest, 2 * widest);

/** Clamps to 0..100, the range of the ratings. */
const onScale = (points: number): number => Math.min(100, Math.max(0, points));
