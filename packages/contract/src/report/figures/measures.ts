const NBSP = '\u00a0';

/** Keeps a figure and its unit on one line: '118 kB'. Also '2.1 : 1' and '34 %', which older reports have. */
export const withNonBreakingSpaces = (text: string): string =>
  text.replaceAll(/(\d) : (\d)/g, `$1${NBSP}:${NBSP}$2`).replaceAll(/(\d) (%|px|kB|MB|s\b)/g, `$1${NBSP}$2`);
