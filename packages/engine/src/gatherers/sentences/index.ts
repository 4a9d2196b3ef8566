import type { TextLine } from '../../artifacts/artifacts.ts';
import { languageOfWords } from '../../computed/said/language.ts';
import type { Elements } from '../../elements/elements.ts';
import { ifFetched, readModel } from '../tools/models.ts';
import { WIDTH, openEncoder } from './encoder.ts';
import { type Vocabulary, piecesOf } from './pieces.ts';

export { type MeaningWeights, weighed } from './weighed.ts';

/** What a picture says. */
export interface Said {
  readonly headline: Float32Array;
  /** All words but those on what is shown. */
  readonly all: Float32Array;
}

/** What a text means, as a vector of length 1: texts that mean alike lie near each other. */
export type MeaningOf = (text: string) => Float32Array;

let opened: Promise<MeaningOf> | null = null;

/** Once a process; null where the network was never fetched. A failed load is tried again at the next call. */
export function openMeaning(): Promise<MeaningOf | null> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return ifFetched(opened);
}

async function open(): Promise<MeaningOf> {
  const [weights, settings] = await Promise.all([readModel('sentences'), readModel('sentenceVocabulary')]);
  const { model } = JSON.parse(settings.toString('utf8')) as { model: { vocab: Vocabulary } };
  const encode = await openEncoder(weights);
  const kept = new Map<string, Float32Array>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const vector = meanOf(encode(piecesOf(text, model.vocab)));
    if (kept.size >= REMEMBERED) kept.clear();
    kept.set(text, vector);
    return vector;
  };
}

/** A picture is looked at twice, and says the same in most places. */
const REMEMBERED = 500;

/** The mean of the rows, at length 1. */
function meanOf(rows: Float32Array): Float32Array {
  const sum = new Float32Array(WIDTH);
  for (const [at, value] of rows.entries()) sum[at % WIDTH]! += value;
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

/** What the words of a picture say; null where they are not English, or not understood, or the network is missing. */
export async function saidIn(
  text: readonly TextLine[],
  elements: Pick<Elements, 'headline'> | null | undefined,
): Promise<Said | null> {
  if (!elements) return null;
  const meaningOf = await openMeaning();
  const words = text.filter(({ role }) => role !== 'label').map((line) => line.text);
  if (!meaningOf || !languageOfWords(words.join('. '))) return null;
  return { headline: meaningOf(elements.headline?.text ?? ''), all: meaningOf(words.join('. ')) };
}
