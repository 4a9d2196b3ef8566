import { bareLetters } from '../../language/bare-letters.ts';

/** Like `bareLetters`, for text from OCR, which may read an 'i' as '¡'. */
export const lettersOf = (text: string): string => bareLetters(text.replace(/¡/g, 'i'));
