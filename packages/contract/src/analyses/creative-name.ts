import { LIMITS } from '../limits.ts';
import { oneLine } from '../lines.ts';

/** The stored name of an upload that came without a file name. */
const NO_FILE_NAME = 'creative';

/** How many words of the copy serve as the name when there is no file name. */
const COPY_WORDS = 6;

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** Cuts the text to the limit without splitting a surrogate pair. */
function truncate(text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > LIMITS.creativeNameMax) return kept.trimEnd();
    kept += character;
  }
  return kept;
}

/** A creative's name until the owner sets one: its file name without the extension, or the first words of its copy. */
export function defaultName({ fileName, adCopy }: { fileName: string; adCopy: string | null }): string {
  const stem = oneLine(fileName.replace(ENDING, ''));
  if (stem !== '' && stem !== NO_FILE_NAME) return truncate(stem);
  const words = oneLine(adCopy ?? '')
    .split(' ')
    .slice(0, COPY_WORDS)
    .join(' ');
  return truncate(words) || 'Creative';
}

/** The name as part of a file name: letters and digits of any script, joined by hyphens. */
export const fileNamePart = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
