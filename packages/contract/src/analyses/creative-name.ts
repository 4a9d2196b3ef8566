import { LIMITS } from '../limits.ts';
import { oneLine } from '../lines.ts';

/** What an upload without a name of its own is called where it is stored. */
const NO_FILE_NAME = 'creative';

/** Words of the copy that stand for a file without a name. */
const COPY_WORDS = 6;

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** As many whole characters as fit. */
function cut(text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > LIMITS.creativeNameMax) return kept.trimEnd();
    kept += character;
  }
  return kept;
}

/** A creative's name as long as nobody gave it one: its file's without the ending, or the first words of its copy. */
export function defaultName({ fileName, adCopy }: { fileName: string; adCopy: string | null }): string {
  const stem = oneLine(fileName.replace(ENDING, ''));
  if (stem !== '' && stem !== NO_FILE_NAME) return cut(stem);
  const words = oneLine(adCopy ?? '')
    .split(' ')
    .slice(0, COPY_WORDS)
    .join(' ');
  return cut(words) || 'Creative';
}

/** The part that a name has in the name of a file: letters and figures of any script, joined by hyphens. */
export const fileNamePart = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
