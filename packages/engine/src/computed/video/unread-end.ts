import type { Scenes } from '../../artifacts/video-artifacts.ts';
import { secondsInside } from './spans.ts';

/** Seconds of the end that are looked at. */
export const END_SECONDS = 2;

/** Height of letters, as a share of the frame's, under which words are read on one frame and missed on the next. Judgment. */
const TINY = 0.025;

/** Whether nothing was read at the end of a video whose words are all tiny: what stands there is not known. */
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
