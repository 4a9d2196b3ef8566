export { editDistance } from './edit-distance.ts';
export { type Lexicon, lexicon } from './lexicon.ts';
export { sameLetters, sameWords } from './same-words.ts';
export { familiarityOf, frequencyOf, isListedAsName } from './familiar-words.ts';
export { isMadeOfWords, putSpacesBack } from './spaces.ts';
export { isInDictionary } from './dictionary.ts';
export { loadWords } from './load-words.ts';
export { type Slip, slipOf } from './slips.ts';
export { looksAlike } from './look-alikes.ts';
