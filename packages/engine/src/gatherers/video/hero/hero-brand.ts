import type { BrandMark } from '../../../artifacts/artifacts.ts';
import type { Scenes } from '../../../artifacts/video-artifacts.ts';
import { isVisibleThrough } from '../over-time/end-card.ts';
import { sameWords } from '../../words/index.ts';

/**
 * Adds a name that was found only on the hero frame, which is read more closely. Wherever its words appear in the video,
 * they are the brand there too.
 */
export function withHeroBrand(scenes: Scenes, [surest]: readonly BrandMark[]): Scenes {
  if (scenes.brand.length > 0 || !surest) return scenes;
  const isName = (text: string): boolean => sameWords(text, surest.text);
  const shown = scenes.text.filter(({ text }) => isName(text));
  const brand = shown.map(({ box, start, end }) => ({ text: surest.text, box, start, end }));
  const { endCard } = scenes;
  return {
    ...scenes,
    brand,
    endCard: endCard && { ...endCard, brand: brand.some((mark) => isVisibleThrough(mark, endCard)) },
    text: scenes.text.map((line) => (isName(line.text) ? { ...line, role: 'brand' as const } : line)),
  };
}
