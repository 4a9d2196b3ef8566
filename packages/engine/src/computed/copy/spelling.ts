/** The right spelling of a misspelled word, in its own capitals; null when the list does not know it. */
export { corrected } from '../../gatherers/copy/index.ts';
