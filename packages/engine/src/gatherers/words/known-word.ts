import { isInDictionary } from './dictionary.ts';
import { isListedAsName } from './familiar-words.ts';
import { lexicon } from './lexicon.ts';

/** Whether the word is in the subtitles, the dictionaries or the list of names; ignores case. */
export function isKnownWord(word: string): boolean {
  const lower = word.toLowerCase();
  return lexicon().isKnown(lower) || isInDictionary(lower) || isListedAsName(lower);
}
