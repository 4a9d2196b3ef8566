import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import { unmatchedElements, mergeCloserLines } from '../../elements/vision-reading/merge-closer-lines.ts';
import type { ReaderAnswer } from '../../vision-reader/reader-answer.ts';
import type { Frame } from '../frame/index.ts';
import { partsToRead, readParts } from './read-closer.ts';
import { inReadingOrder } from './reading-order.ts';
import { isMostlyUnread } from './unread.ts';

export interface CloserLook {
  /** The lines plus what was looked for and found; null when none of it was found. */
  readonly lines: readonly TextLine[] | null;
  /** Everything read in the parts of the picture, which overlap. */
  readonly closer: readonly TextLine[];
}

/**
 * Looks at more pixels for what a vision reader reports and the lines do not show, and zooms in further while some of it
 * is still missing.
 * @param read null where most of the whole picture could not be read
 * @returns null where there is nothing to look for
 */
export async function searchCloser(
  picture: Frame,
  read: readonly TextLine[] | null,
  { elements: said }: ReaderAnswer,
): Promise<CloserLook | null> {
  const ratio = picture.width / picture.height;
  const sought = unmatchedElements(said, read ?? [], ratio);
  if (sought.length === 0) return null;
  const places = sought.map((is) => said[is].place);
  // Something reported without a place may be anywhere.
  const known = places.filter((place) => place !== null);
  let look: CloserLook = { lines: null, closer: [] };
  for (const parts of partsToRead(known.length < places.length ? [] : known)) {
    const closer = [...look.closer, ...(await readParts(picture, parts))];
    look = { lines: mergeCloserLines(read, closer, { said, sought, ratio }) ?? look.lines, closer };
    if (unmatchedElements(said, look.lines ?? read ?? [], ratio).length === 0) break;
  }
  return look;
}

/**
 * Adds to the lines what a closer look found of a vision reader's answer. Unmeasured when there is nothing to look for or
 * when none of it is found.
 * @param read lines of the whole picture; even if most of it was unreadable, parts of it may be readable
 */
export async function lookCloser(
  picture: Frame,
  read: Measurement<readonly TextLine[]>,
  answer: ReaderAnswer | null,
): Promise<Measurement<readonly TextLine[]>> {
  const look = answer && (await searchCloser(picture, read.ok ? read.value : null, answer));
  if (!look) return unmeasured('Nothing is looked for closer.');
  const { lines } = look;
  if (lines === null || isMostlyUnread(lines)) return unmeasured('A closer look shows nothing of it.');
  return measured(
    inReadingOrder(lines, picture.width / picture.height),
    read.ok ? read.confidence : surenessOf(lines),
  );
}

const surenessOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length;
