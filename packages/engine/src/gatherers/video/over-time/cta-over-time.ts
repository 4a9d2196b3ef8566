import type { FrameReading } from './read-frames.ts';
import { sameWords } from '../../words/index.ts';

/**
 * Settles the CTA of the whole video. If a button is the CTA, other lines that only sound like one ('Start any week' in a
 * list, a caption) become body text.
 */
export function withOneCta(readings: readonly FrameReading[]): readonly FrameReading[] {
  const buttons = readings.flatMap(({ callToAction }) =>
    callToAction?.kind === 'button' ? [callToAction.text] : [],
  );
  if (buttons.length === 0) return readings;
  return readings.map((reading) => {
    const { callToAction, text } = reading;
    const isWeakCta =
      callToAction?.kind === 'text' && !buttons.some((words) => sameWords(words, callToAction.text));
    if (!isWeakCta) return reading;
    const lines = text.map((line) =>
      line.role === 'callToAction' ? { ...line, role: 'body' as const } : line,
    );
    return { ...reading, text: lines, callToAction: null };
  });
}
