import type { TextLine } from '../../artifacts/artifacts.ts';
import { area } from '../../geometry.ts';

/** Confidence under which a line is guessed more than read, and share of all words' area that may be. */
const GUESSED = 0.7;
const MOST = 0.6;

type Read = Pick<TextLine, 'text' | 'box' | 'confidence'>;

const areaOf = (lines: readonly Read[]): number => lines.reduce((sum, { box }) => sum + area(box), 0);

/** Whether neither reader is sure of most of the words, by their area. Figures on a scale or a shirt are scenery. */
export function isMostlyUnread(lines: readonly Read[]): boolean {
  const words = lines.filter(({ text }) => /\p{L}{2}/u.test(text));
  return areaOf(words.filter(({ confidence }) => confidence < GUESSED)) > MOST * areaOf(words);
}
