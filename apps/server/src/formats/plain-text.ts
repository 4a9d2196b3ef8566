/** Controls other than tab and line breaks. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;

/** Without what is no text: controls, and unpaired halves of letters. */
export const plainText = (text: string): string => text.toWellFormed().replaceAll(CONTROLS, '');
