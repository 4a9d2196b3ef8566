import type { TextLine } from '../../artifacts/artifacts.ts';
import { isEnglishOrUndetermined } from '../../computed/said/language.ts';
import type { Elements } from '../../elements/elements.ts';
import { nullIfMissing, readModel } from '../tools/models.ts';
import { WIDTH, openEncoder } from './encoder.ts';
import { type Vocabulary, piecesOf } from './pieces.ts';

export { type MeaningWeights, linearScore } from './linear-score.ts';

/** Meaning vectors of the text in a picture. */
export interface TextMeaning {
  readonly headline: Float32Array;
  /** All text except labels on the products and things shown. */
  readonly all: Float32Array;
}

/** Meaning of a text as a vector of length 1; texts with similar meanings are close together. */
export type MeaningOf = (text: string) => Float32Array;

let opened: Promise<MeaningOf> | null = null;

/** Opened once per process; null when the network was never downloaded. A failed load is retried on the next call. */
export function openMeaning(): Promise<MeaningOf | null> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return nullIfMissing(opened);
}

async function open(): Promise<MeaningOf> {
  const [weights, settings] = await Promise.all([readModel('sentences'), readModel('sentenceVocabulary')]);
  const { model } = JSON.parse(settings.toString('utf8')) as { model: { vocab: Vocabulary } };
  const encode = await openEncoder(weights);
  const cache = new Map<string, Float32Array>();
  return (text) => {
    const known = cache.get(text);
    if (known) return known;
    const vector = meanOf(encode(piecesOf(text, model.vocab)));
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(text, vector);
    return vector;
  };
}

/** Maximum number of cached vectors. A picture is read twice and mostly gives the same text. */
const MAX_CACHED = 500;

/** The mean of the rows, normalized to length 1. */
function meanOf(rows: Float32Array): Float32Array {
  const sum = new Float32Array(WIDTH);
  for (const [at, value] of rows.entries()) sum[at % WIDTH]! += value;
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

/** Meaning of the text in a picture; null when it is not English, the elements are unknown, or the network is missing. */
export async function textMeaning(
  text: readonly TextLine[],
  elements: Pick<Elements, 'headline'> | null | undefined,
): Promise<TextMeaning | null> {
  if (!elements) return null;
  const meaningOf = await openMeaning();
  const words = text.filter(({ role }) => role !== 'label').map((line) => line.text);
  if (!meaningOf || !isEnglishOrUndetermined(words.join('. '))) return null;
  return { headline: meaningOf(elements.headline?.text ?? ''), all: meaningOf(words.join('. ')) };
}
