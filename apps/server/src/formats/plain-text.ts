/** Control characters other than tab and line breaks. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;

/** Removes control characters and replaces lone surrogates. */
export const plainText = (text: string): string => text.toWellFormed().replaceAll(CONTROLS, '');
