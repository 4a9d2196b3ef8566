import { bareLetters } from '../../language/bare-letters.ts';

/** The same of what was read in a picture, where an 'i' may have been taken for '¡'. */
export const lettersOf = (text: string): string => bareLetters(text.replace(/¡/g, 'i'));
