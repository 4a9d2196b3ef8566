import { loadMisspellings } from './common-misspellings.ts';
import { loadDictionaries } from './dictionary.ts';
import { frequencyOf } from './familiar-words.ts';
import { lexicon } from './lexicon.ts';

/** Reads every list of words that is otherwise read at the first word that asks for it; takes a second. */
export function loadWords(): void {
  lexicon();
  frequencyOf('');
  loadDictionaries();
  loadMisspellings();
}
