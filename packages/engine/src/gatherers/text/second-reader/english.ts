import { lexicon } from '../../words/index.ts';
import type { Reading } from '../recognition/decode-steps.ts';

/** Between these the first reader's certainty leaves it open whether the words are right; below, it saw no words. */
const DOUBTED = { from: 0.5, below: 0.9 } as const;
/** Certainty of the second reader from which it is heard, and how much more of its letters must be in words. */
const HEARD = 0.75;
const BETTER_WORDS = 0.2;

/** Whether a line of Latin letters is worth a second look. */
export const isDoubted = ({ text, confidence }: Reading): boolean =>
  confidence >= DOUBTED.from &&
  confidence < DOUBTED.below &&
  (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= 4;

/** The second reading where it is made of words and the first is not. */
export function betterEnglish(first: Reading, second: Reading): Reading {
  if (second.confidence < HEARD) return first;
  return inWords(second.text) >= inWords(first.text) + BETTER_WORDS
    ? {
        text: second.text,
        confidence: Math.max(first.confidence, second.confidence),
        script: 'Latn',
        language: 'en',
      }
    : first;
}

/** Share of the letters and figures that stand in known words or figures, 0..1. */
function inWords(text: string): number {
  const tokens = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const all = tokens.reduce((sum, token) => sum + token.length, 0);
  const known = tokens.filter(
    (token) => /^\d+$/.test(token) || (token.length > 1 && lexicon().isKnown(token)),
  );
  return all === 0
    ? 0
    : known.reduce((sum, token) => sum + token.length, 0) / Math.max(all, text.replace(/\s/g, '').length);
}
