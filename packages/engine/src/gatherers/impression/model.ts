import { IMPRESSION_QUALITIES, type ImpressionQuality } from '../../artifacts/impression.ts';
import fitted from './model.json' with { type: 'json' };

/** A rating as a weighted sum of the signed roots of pooled channels; `npm run fit:grade` writes it. */
export interface QualityModel {
  readonly intercept: number;
  /** One for each figure that `poolLayers` gives. */
  readonly weights: Float32Array;
}
export type ImpressionModel = Readonly<Record<ImpressionQuality, QualityModel>>;

export const impressionModel: ImpressionModel = decoded(fitted.qualities);

type Encoded = Readonly<Record<string, { readonly intercept: number; readonly weights: string }>>;

function decoded(qualities: Encoded): ImpressionModel {
  const entries = IMPRESSION_QUALITIES.map((name) => {
    const { intercept, weights } = qualities[name] ?? { intercept: 0, weights: '' };
    const bytes = Buffer.from(weights, 'base64');
    // A copy: a view must begin at a multiple of four bytes.
    return [name, { intercept, weights: new Float32Array(new Uint8Array(bytes).buffer) }];
  });
  return Object.fromEntries(entries) as ImpressionModel;
}

/** 0..100, to a tenth. @param roots signed roots of what `poolLayers` gives */
export function ratingOf(roots: Float32Array, { intercept, weights }: QualityModel): number {
  const raw = weights.reduce((sum, weight, at) => sum + weight * roots[at]!, intercept);
  return Math.round(10 * Math.min(100, Math.max(0, raw))) / 10;
}

/** The inverse of what is read here, little-endian as every machine is that runs this. */
export const encodeWeights = (weights: Float32Array): string =>
  Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength).toString('base64');
