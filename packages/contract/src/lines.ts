/** Typed text without outer space, with neither line breaks nor control characters. */
export const oneLine = (typed: string): string => typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Typed text without outer space, its line breaks in one form, without other control characters than tabs. */
export const severalLines = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
