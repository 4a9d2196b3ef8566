import type { CallToAction, TextLine } from '../../../artifacts/artifacts.ts';
import type { FrameReading } from './read-frames.ts';
import { sameWords } from '../../words/index.ts';

/**
 * Settles the CTA of the whole video. If a button is the CTA, other lines that only sound like one ('Start any week' in a
 * list, a caption) become body text. So does what only says the headline again, such as a caption on a panel.
 */
export function withOneCta(readings: readonly FrameReading[]): readonly FrameReading[] {
  const headlines = readings.map(({ text }) => wordsOf(text.filter(({ role }) => role === 'headline')));
  const isHeadline = (asked: string): boolean => headlines.some((words) => sameWords(words, asked));
  const buttons = readings.flatMap(({ callToAction }) =>
    callToAction?.kind === 'button' && !isHeadline(callToAction.text) ? [callToAction.text] : [],
  );
  const asks = ({ kind, text }: CallToAction): boolean =>
    !isHeadline(text) &&
    (kind === 'button' || buttons.length === 0 || buttons.some((words) => sameWords(words, text)));
  return readings.map((reading) => {
    const { callToAction, text } = reading;
    if (!callToAction || asks(callToAction)) return reading;
    const lines = text.map((line) =>
      line.role === 'callToAction' ? { ...line, role: 'body' as const } : line,
    );
    return { ...reading, text: lines, callToAction: null };
  });
}

const wordsOf = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join(' ');
