/** The right spelling of a misspelled word, keeping its capitalization; null when the list does not know it. */
export { correctedSpelling } from '../../gatherers/copy/index.ts';
