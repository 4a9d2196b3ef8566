import type { Analysis } from '@adjudge/engine/report';

/** The text that the dashboard searches: the ad copy, the words on the creative, and its file name. */
export function searchTextOf({ adCopy, elements, creative }: Analysis): string {
  const words = [adCopy ?? '', ...elements.text.map((line) => line.text), creative.fileName];
  return words.join('\n').toLowerCase();
}

/** A LIKE pattern that matches the text literally, even if it contains % or _. */
export const likePattern = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
