import type { Scenes } from '../../artifacts/video-artifacts.ts';
import { secondsInside } from './spans.ts';

/** How many seconds at the end are examined. */
export const END_SECONDS = 2;

/** Letter height, as a share of the frame's, below which words are read in one frame and missed in the next. Chosen by judgment. */
const TINY = 0.025;

/** Whether nothing was read at the end of a video whose words are all tiny, so what the end says is unknown. */
export function isEndUnread({ text }: Pick<Scenes, 'text'>, duration: number): boolean {
  const lines = text.filter(({ role }) => role !== 'label');
  const end = { start: Math.max(0, duration - END_SECONDS), end: duration };
  return (
    lines.length > 0 &&
    lines.every((line) => line.height < TINY) &&
    lines.every((line) => secondsInside(line, end) === 0)
  );
}

export const UNREAD_END = 'The words are too small for us to read how the video ends.';
