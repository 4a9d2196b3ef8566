/** Trims the text and collapses line breaks and control characters into single spaces. */
export const oneLine = (typed: string): string => typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Trims the text, normalizes line breaks to \n, and removes control characters other than tabs. */
export const severalLines = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
