import { STOP_WORDS, wordsOf } from '../../../gatherers/copy/index.ts';
import { frequencyOf, isListedAsName } from '../../../gatherers/words/index.ts';

/** Advertising terms that are rare in film subtitles, which decide what counts as a word. */
const TRADE = new Set(
  'ad ads cta copywriting headline legibility legible typography typeface scrim overlay layout viewer onscreen viewport subhead tagline palette clutter cluttered uncluttered saturation hue midtone foreground background recrop'.split(
    ' ',
  ),
);

/** Words listed as names only because subtitles often capitalize them at the start of a sentence. */
const OPENERS = new Set(
  'come let no how well why where maybe perhaps yes besides nobody otherwise'.split(' '),
);

/** Whether every word is either in the other texts or a common word that is not written like a name. */
export function areNamesSupported(words: string, texts: string): boolean {
  const known = new Set(wordsOf(texts).map(({ lower }) => bare(lower)));
  return wordsOf(words).every(({ text, lower, start }) => {
    const word = bare(lower);
    if (/^[\d.,]+$/.test(word) || known.has(word)) return true;
    return isName(text, words.slice(0, start)) ? false : isWord(word);
  });
}

const bare = (lower: string): string => lower.replace(/'s$/, '');

/** A capitalized word is a name. At the start of a sentence it is one only if it is listed as a name. */
function isName(text: string, before: string): boolean {
  if (!/\p{Lu}/u.test(text) || text === 'I' || /^I['’]/.test(text)) return false;
  if (/\p{Lu}/u.test(text.slice(1))) return true;
  const opens = /(?:^|[.!?…:])[\s“”"(]*$/u.test(before);
  const lower = text.toLowerCase();
  return !opens || (isListedAsName(lower) && !OPENERS.has(lower) && !STOP_WORDS.has(lower));
}

const isWord = (lower: string): boolean =>
  STOP_WORDS.has(lower) ||
  TRADE.has(lower) ||
  frequencyOf(lower) > 0 ||
  frequencyOf(lower.replace(/'(?:s|re|ve|ll|d|t)$/, '')) > 0;
