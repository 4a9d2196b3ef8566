import type { TextLine } from '../../artifacts/artifacts.ts';
import { area } from '../../geometry.ts';

/** Below this confidence a line is more a guess than a reading. At most this share of the area of all words may be guessed. */
const GUESSED = 0.7;
const MOST = 0.6;

type Read = Pick<TextLine, 'text' | 'box' | 'confidence'>;

const areaOf = (lines: readonly Read[]): number => lines.reduce((sum, { box }) => sum + area(box), 0);

/** Whether neither reader is sure of most words, by area. Figures are ignored: on a scale or a shirt they are scenery. */
export function isMostlyUnread(lines: readonly Read[]): boolean {
  const words = lines.filter(({ text }) => /\p{L}{2}/u.test(text));
  return areaOf(words.filter(({ confidence }) => confidence < GUESSED)) > MOST * areaOf(words);
}
