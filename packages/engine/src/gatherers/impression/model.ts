import { IMPRESSION_QUALITIES, type ImpressionQuality } from '../../artifacts/impression.ts';
import { rounded } from '../../rounded.ts';
import type { TextMeaning } from '../sentences/index.ts';
import type { Merit, Weakness } from '../../artifacts/remarks.ts';
import held from './held-against.json' with { type: 'json' };
import fitted from './model.json' with { type: 'json' };
import praise from './praised.json' with { type: 'json' };

/** A rating as a weighted sum of visual and text features; written by `npm run fit:grade`. */
export interface QualityModel {
  readonly intercept: number;
  /** One weight per feature returned by `featuresOf`. */
  readonly weights: Float32Array;
}
export type ImpressionModel = Readonly<Record<ImpressionQuality, QualityModel>>;

export const impressionModel: ImpressionModel = decoded(fitted.qualities);

/** Used when the meaning of the text is unknown. */
const averageMeaning = floatsOf(fitted.typicallySaid);

/** The features of a rating: signed roots of pooled channels, then the text vectors. */
export function featuresOf(roots: Float32Array, meaning: TextMeaning | null): Float32Array {
  const features = new Float32Array(roots.length + averageMeaning.length);
  features.set(roots);
  if (!meaning) features.set(averageMeaning, roots.length);
  else {
    features.set(meaning.headline, roots.length);
    features.set(meaning.all, roots.length + meaning.headline.length);
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

// Copies the bytes, because a Float32Array view must begin at a multiple of four.
function floatsOf(encoded: string): Float32Array {
  return new Float32Array(new Uint8Array(Buffer.from(encoded, 'base64')).buffer);
}

const sumOf = (features: Float32Array, { intercept, weights }: QualityModel): number =>
  weights.reduce((sum, weight, at) => sum + weight * features[at]!, intercept);

/** 0..100, rounded to a tenth. */
export const ratingOf = (features: Float32Array, model: QualityModel): number =>
  Math.round(10 * Math.min(100, Math.max(0, sumOf(features, model)))) / 10;

/** A weighted sum per remark, like the ratings; written by `npm run fit:remarks`. */
function remarkScorer<Remark extends string>(ridges: Readonly<Record<Remark, Encoded[string]>>) {
  const models = (Object.entries(ridges) as [Remark, Encoded[string]][]).map(
    ([name, { intercept, weights }]) =>
      [name, { intercept, weights: Float32Array.from(halvesOf(weights)) }] as const,
  );
  return (features: Float32Array) =>
    Object.fromEntries(models.map(([name, model]) => [name, rounded(sumOf(features, model), 3)])) as Record<
      Remark,
      number
    >;
}

const scoreWeaknesses = remarkScorer<Weakness>(held.weaknesses);
const scoreMerits = remarkScorer<Merit>(praise.merits);

/**
 * How much more often readers made each remark about ads like this one than about others, rounded to three decimals; 0 is
 * equally often.
 * @param features from `featuresOf`
 */
export const remarksOn = (features: Float32Array) => ({
  heldAgainst: scoreWeaknesses(features),
  praised: scoreMerits(features),
});

function halvesOf(encoded: string): Float16Array {
  return new Float16Array(new Uint8Array(Buffer.from(encoded, 'base64')).buffer);
}

/** Inverse of the decoding in this file. Assumes a little-endian machine, like all that run this. */
export const encodeWeights = (weights: Float32Array | Float16Array): string =>
  Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength).toString('base64');
