import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Finding } from '../../audit.ts';
import {
  type PictureWord,
  evidenceIn,
  whyNotEnglish,
  pictureWords,
  weightedShare,
  wordingConfidence,
} from './picture-words.ts';

interface Wording {
  /** Minimum percentage of the text that a single hit counts for. */
  readonly least: number;
  /** Reason when no word was found. No list is complete, so that proves nothing. */
  readonly none: string;
  observe(hits: readonly PictureWord[]): string;
}

/** Percentage of the text that names something; not applicable to non-English text, or when no word does. */
export function namedShare(
  text: readonly TextLine[],
  names: (word: PictureWord) => boolean,
  { least, none, observe }: Wording,
): Finding {
  const words = pictureWords(text);
  const reason = whyNotEnglish(words);
  if (reason !== null) return { kind: 'notApplicable', reason };
  const hits = words.filter(names);
  if (hits.length === 0) return { kind: 'notApplicable', reason: none };
  return {
    kind: 'measured',
    value: Math.max(least, weightedShare(words, names) * 100),
    confidence: wordingConfidence(words),
    evidence: evidenceIn(hits, words),
    observation: observe(hits),
  };
}
