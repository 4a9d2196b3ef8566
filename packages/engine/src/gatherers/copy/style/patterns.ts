import type { Hit } from '../../../artifacts/copy-artifacts.ts';
import { DEMEANING_IN_COPY } from '../../../placements/demeaning-phrases.ts';
import { BAIT, SCARES } from '../lexicons/harm.ts';
import { CANDOR, COMPANY_NEWS } from '../lexicons/speaker.ts';
import { GRAMMAR_ERRORS } from '../lexicons/grammar-errors.ts';
import { CLICHE_PHRASES, CLICHE_WORDS } from '../lexicons/cliches.ts';
import { findPattern, findPhrases, phrasebook, withoutOverlaps } from '../phrases.ts';
import { endsInAbbreviation, endsInUnit } from '../sentences.ts';
import type { Word } from '../words.ts';

const phrases = phrasebook(CLICHE_PHRASES);

/** Matched as whole words, because the stem of 'caring' is that of 'car'. */
const single = new Set(CLICHE_WORDS);

const inText = (text: string, patterns: readonly RegExp[]): Hit[] => {
  const straight = text.replaceAll('’', "'");
  const found = withoutOverlaps(patterns.flatMap((pattern) => findPattern(straight, pattern)));
  return found.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
};

/** Phrases and adjectives that appear in any ad. */
export const clichesIn = (text: string, words: readonly Word[]): Hit[] =>
  withoutOverlaps([
    ...findPhrases(text, words, phrases),
    ...words
      .filter(({ lower }) => single.has(lower))
      .map(({ text: word, start, end }) => ({ text: word, start, end })),
  ]);

export const demeaningIn = (text: string): Hit[] => inText(text, DEMEANING_IN_COPY);
export const scaresIn = (text: string): Hit[] => inText(text, SCARES);
export const baitIn = (text: string): Hit[] => inText(text, BAIT);
/** A word after an abbreviation does not start a sentence. */
export const grammarErrorsIn = (text: string): Hit[] =>
  inText(text, GRAMMAR_ERRORS).filter(({ start }) => {
    const before = text.slice(0, start).trimEnd();
    return !endsInAbbreviation(before) && !endsInUnit(before);
  });
export const candorIn = (text: string): Hit[] => inText(text, CANDOR);
export const companyNewsIn = (text: string): Hit[] => inText(text, COMPANY_NEWS);
