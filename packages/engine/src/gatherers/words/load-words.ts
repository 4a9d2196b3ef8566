import { loadMisspellings } from './common-misspellings.ts';
import { loadDictionaries } from './dictionary.ts';
import { frequencyOf } from './familiar-words.ts';
import { lexicon } from './lexicon.ts';

/** Loads every word list up front instead of on first use; takes a second. */
export function loadWords(): void {
  lexicon();
  frequencyOf('');
  loadDictionaries();
  loadMisspellings();
}
