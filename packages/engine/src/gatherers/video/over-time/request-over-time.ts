import type { FrameReading } from './read-frames.ts';
import { sameWords } from '../../words/index.ts';

/**
 * The frames with the requests of the whole video: where a button asks, lines of other words that ask by their wording
 * alone ('Start any week' of a list, a caption) are text.
 */
export function withOneRequest(readings: readonly FrameReading[]): readonly FrameReading[] {
  const buttons = readings.flatMap(({ callToAction }) =>
    callToAction?.kind === 'button' ? [callToAction.text] : [],
  );
  if (buttons.length === 0) return readings;
  return readings.map((reading) => {
    const { callToAction, text } = reading;
    const asks =
      callToAction?.kind === 'text' && !buttons.some((words) => sameWords(words, callToAction.text));
    if (!asks) return reading;
    const lines = text.map((line) =>
      line.role === 'callToAction' ? { ...line, role: 'body' as const } : line,
    );
    return { ...reading, text: lines, callToAction: null };
  });
}
