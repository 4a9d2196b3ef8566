import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Finding } from '../../audit.ts';
import {
  type PictureWord,
  evidenceIn,
  notEnglishEnough,
  pictureWords,
  weighedShare,
  wordingConfidence,
} from './picture-words.ts';

interface Wording {
  /** Percent of the text that one word counts as at least. */
  readonly least: number;
  /** Why nothing can be said where no word was found: no list knows all of them. */
  readonly none: string;
  observe(hits: readonly PictureWord[]): string;
}

/** How much of the text names something, in percent; not applicable to text that is not English, and where no word does. */
export function namedShare(
  text: readonly TextLine[],
  names: (word: PictureWord) => boolean,
  { least, none, observe }: Wording,
): Finding {
  const words = pictureWords(text);
  const reason = notEnglishEnough(words);
  if (reason !== null) return { kind: 'notApplicable', reason };
  const hits = words.filter(names);
  if (hits.length === 0) return { kind: 'notApplicable', reason: none };
  return {
    kind: 'measured',
    value: Math.max(least, weighedShare(words, names) * 100),
    confidence: wordingConfidence(words),
    evidence: evidenceIn(hits, words),
    observation: observe(hits),
  };
}
