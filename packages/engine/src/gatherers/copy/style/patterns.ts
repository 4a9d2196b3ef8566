import type { Hit } from '../../../artifacts/copy-artifacts.ts';
import { DEMEANING_IN_COPY } from '../../../placements/demeaning-phrases.ts';
import { BAIT, SCARES } from '../lexicons/harm.ts';
import { CANDOR, COMPANY_NEWS } from '../lexicons/speaker.ts';
import { SLIPS } from '../lexicons/slips.ts';
import { WORN_PHRASES, WORN_WORDS } from '../lexicons/worn.ts';
import { findPattern, findPhrases, phrasebook, withoutOverlaps } from '../phrases.ts';
import type { Word } from '../words.ts';

const phrases = phrasebook(WORN_PHRASES);

/** Matched as whole words, because the stem of 'caring' is that of 'car'. */
const single = new Set(WORN_WORDS);

const inText = (text: string, patterns: readonly RegExp[]): Hit[] => {
  const straight = text.replaceAll('’', "'");
  const found = withoutOverlaps(patterns.flatMap((pattern) => findPattern(straight, pattern)));
  return found.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
};

/** Phrases and adjectives that appear in any ad. */
export const wornIn = (text: string, words: readonly Word[]): Hit[] =>
  withoutOverlaps([
    ...findPhrases(text, words, phrases),
    ...words
      .filter(({ lower }) => single.has(lower))
      .map(({ text: word, start, end }) => ({ text: word, start, end })),
  ]);

export const demeaningIn = (text: string): Hit[] => inText(text, DEMEANING_IN_COPY);
export const scaresIn = (text: string): Hit[] => inText(text, SCARES);
export const baitIn = (text: string): Hit[] => inText(text, BAIT);
export const slipsIn = (text: string): Hit[] => inText(text, SLIPS);
export const candorIn = (text: string): Hit[] => inText(text, CANDOR);
export const companyNewsIn = (text: string): Hit[] => inText(text, COMPANY_NEWS);
