const NBSP = '\u00a0';

/** Keeps a figure and its unit on one line: '118 kB'; '2.1 : 1' and '34 %' of older reports. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\d) : (\d)/g, `$1${NBSP}:${NBSP}$2`).replaceAll(/(\d) (%|px|kB|MB|s\b)/g, `$1${NBSP}$2`);
