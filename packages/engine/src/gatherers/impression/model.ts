import { IMPRESSION_QUALITIES, type ImpressionQuality } from '../../artifacts/impression.ts';
import type { Said } from '../sentences/index.ts';
import fitted from './model.json' with { type: 'json' };

/** A rating as a weighted sum of what is seen and what is said; `npm run fit:grade` writes it. */
export interface QualityModel {
  readonly intercept: number;
  /** One for each figure that `featuresOf` gives. */
  readonly weights: Float32Array;
}
export type ImpressionModel = Readonly<Record<ImpressionQuality, QualityModel>>;

export const impressionModel: ImpressionModel = decoded(fitted.qualities);

/** What is counted where nothing is known of what is said: what is typical. */
const typicallySaid = floatsOf(fitted.typicallySaid);

/** What a rating is a sum of: signed roots of pooled channels, then the vectors of what is said. */
export function featuresOf(roots: Float32Array, said: Said | null): Float32Array {
  const features = new Float32Array(roots.length + typicallySaid.length);
  features.set(roots);
  if (!said) features.set(typicallySaid, roots.length);
  else {
    features.set(said.headline, roots.length);
    features.set(said.all, roots.length + said.headline.length);
  }
  return features;
}

type Encoded = Readonly<Record<string, { readonly intercept: number; readonly weights: string }>>;

function decoded(qualities: Encoded): ImpressionModel {
  const entries = IMPRESSION_QUALITIES.map((name) => {
    const { intercept, weights } = qualities[name] ?? { intercept: 0, weights: '' };
    return [name, { intercept, weights: floatsOf(weights) }];
  });
  return Object.fromEntries(entries) as ImpressionModel;
}

// A copy: a view must begin at a multiple of four bytes.
function floatsOf(encoded: string): Float32Array {
  return new Float32Array(new Uint8Array(Buffer.from(encoded, 'base64')).buffer);
}

/** 0..100, to a tenth. */
export function ratingOf(features: Float32Array, { intercept, weights }: QualityModel): number {
  const raw = weights.reduce((sum, weight, at) => sum + weight * features[at]!, intercept);
  return Math.round(10 * Math.min(100, Math.max(0, raw))) / 10;
}

/** The inverse of what is read here, little-endian as every machine is that runs this. */
export const encodeWeights = (weights: Float32Array): string =>
  Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength).toString('base64');
