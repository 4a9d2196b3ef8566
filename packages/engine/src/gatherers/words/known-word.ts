import { isInDictionary } from './dictionary.ts';
import { isListedAsName } from './familiar-words.ts';
import { lexicon } from './lexicon.ts';

/** Whether films, dictionaries or the list of names have the word, in whatever case. */
export function isKnownWord(word: string): boolean {
  const lower = word.toLowerCase();
  return lexicon().isKnown(lower) || isInDictionary(lower) || isListedAsName(lower);
}
