import type { TextLine } from '../../artifacts/artifacts.ts';
import { contentWords, readCopy, wordsOf } from '../../gatherers/copy/index.ts';

export interface HeadlineSubstance {
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** Words that say something of this product, as in the substance of a copy. */
  readonly own: readonly string[];
  /** Content words that could stand over any ad, each once. */
  readonly hollow: readonly string[];
}

/** One word alone is a name or an exclamation. */
const LEAST = 2;

/** What the headline's words say, by the measure that a copy is read with; null without a headline of several English words. */
export function headlineSubstance(text: readonly TextLine[]): HeadlineSubstance | null {
  const lines = text.filter(({ role }) => role === 'headline');
  const said = lines.map((line) => line.text).join(' ');
  const words = wordsOf(said);
  if (words.length < LEAST) return null;
  const read = readCopy(said);
  if (!read.ok || (read.value.language !== null && read.value.language !== 'en')) return null;
  const { substance } = read.value;
  const telling = contentWords(words).filter(({ start, end }) =>
    substance.some((hit) => hit.start < end && start < hit.end),
  );
  const stems = new Set(telling.map(({ stem }) => stem));
  const hollow = new Map(
    contentWords(words)
      .filter(({ stem }) => !stems.has(stem))
      .map((word) => [word.stem, word.text]),
  );
  return { text: said, lines, own: substance.map((hit) => hit.text), hollow: [...hollow.values()] };
}
