import type { Analysis } from '@adjudge/engine/report';

/** What a search in the dashboard looks through: the ad copy, the words on the creative, the file's name. */
export function searchTextOf({ adCopy, elements, creative }: Analysis): string {
  const words = [adCopy ?? '', ...elements.text.map((line) => line.text), creative.fileName];
  return words.join('\n').toLowerCase();
}

/** A LIKE pattern that finds the text itself, also when it has a % or _ in it. */
export const containing = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
