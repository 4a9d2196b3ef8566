export { type Lexicon, lexicon } from './lexicon.ts';
export { sameWords } from './same-words.ts';
