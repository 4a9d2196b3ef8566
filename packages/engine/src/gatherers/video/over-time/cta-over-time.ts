import type { TextLine } from '../../../artifacts/artifacts.ts';
import type { FrameReading } from './read-frames.ts';
import { sameWords } from '../../words/index.ts';

/**
 * Settles the CTA of the whole video. If a button is the CTA, other lines that only sound like one ('Start any week' in a
 * list, a caption) become body text. So does a line that only says the headline again: captions repeat what is spoken.
 */
export function withOneCta(readings: readonly FrameReading[]): readonly FrameReading[] {
  const buttons = readings.flatMap(({ callToAction }) =>
    callToAction?.kind === 'button' ? [callToAction.text] : [],
  );
  const headlines = readings.map(({ text }) => wordsOf(text.filter(({ role }) => role === 'headline')));
  return readings.map((reading) => {
    const { callToAction, text } = reading;
    if (callToAction?.kind !== 'text') return reading;
    const isSame = (words: string): boolean => sameWords(words, callToAction.text);
    if (!(buttons.length > 0 && !buttons.some(isSame)) && !headlines.some(isSame)) return reading;
    const lines = text.map((line) =>
      line.role === 'callToAction' ? { ...line, role: 'body' as const } : line,
    );
    return { ...reading, text: lines, callToAction: null };
  });
}

const wordsOf = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join(' ');
