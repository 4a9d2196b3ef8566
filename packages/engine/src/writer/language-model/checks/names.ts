import { STOP_WORDS, wordsOf } from '../../../gatherers/copy/index.ts';
import { frequencyOf, isListedAsName } from '../../../gatherers/words/index.ts';

/** Words of the trade that film subtitles, the measure of what is a word, hardly know. */
const TRADE = new Set(
  'ad ads cta copywriting headline legibility legible typography typeface scrim overlay layout viewer onscreen viewport subhead tagline palette clutter cluttered uncluttered saturation hue midtone foreground background recrop'.split(
    ' ',
  ),
);

/** Words that subtitles write with a capital because sentences begin with them. */
const OPENERS = new Set(
  'come let no how well why where maybe perhaps yes besides nobody otherwise'.split(' '),
);

/** Every word is in the other texts or is a word that everybody knows, and only theirs are written like names. */
export function namesHold(words: string, texts: string): boolean {
  const known = new Set(wordsOf(texts).map(({ lower }) => bare(lower)));
  return wordsOf(words).every(({ text, lower, start }) => {
    const word = bare(lower);
    if (/^[\d.,]+$/.test(word) || known.has(word)) return true;
    return isName(text, words.slice(0, start)) ? false : isWord(word);
  });
}

const bare = (lower: string): string => lower.replace(/'s$/, '');

/** A capital says a name, but at the beginning of a sentence, where one listed as a name counts as one. */
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
