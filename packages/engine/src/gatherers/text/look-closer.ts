import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import { unshown, withShownCloser } from '../../elements/vision-reading/shown-closer.ts';
import type { ReaderAnswer } from '../../vision-reader/reader-answer.ts';
import type { Frame } from '../frame/index.ts';
import { readCloser } from './read-closer.ts';
import { inReadingOrder } from './reading-order.ts';
import { isMostlyUnread } from './unread.ts';

/**
 * What a vision reader says and the lines do not show, looked for again at more pixels: the lines with what that showed.
 * Not measured where there is nothing to look for, or nothing of it is seen.
 * @param read of the whole picture; where most of that could not be read, parts of it may be
 */
export async function lookCloser(
  picture: Frame,
  read: Measurement<readonly TextLine[]>,
  answer: ReaderAnswer | null,
): Promise<Measurement<readonly TextLine[]>> {
  const ratio = picture.width / picture.height;
  const said = answer?.elements;
  const sought = said ? unshown(said, read.ok ? read.value : [], ratio) : [];
  if (!said || sought.length === 0) return unmeasured('Nothing is looked for closer.');
  const places = sought.map((is) => said[is].place);
  // A place that was not given may be anywhere.
  const known = places.filter((place) => place !== null);
  const closer = await readCloser(picture, known.length < places.length ? [] : known);
  const lines = withShownCloser(read.ok ? read.value : null, closer, { said, sought, ratio });
  if (lines === null || isMostlyUnread(lines)) return unmeasured('A closer look shows nothing of it.');
  return measured(inReadingOrder(lines, ratio), read.ok ? read.confidence : surenessOf(lines));
}

/** Mean certainty of the lines. */
const surenessOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length;
