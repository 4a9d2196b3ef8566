import type { TextLine } from '../artifacts.ts';
import type { Box } from '../geometry.ts';
import { shareInside } from './placement-elements.ts';

/** A line matters when it and all smaller ones hold this share of the letters: stray marks on a product do not. */
const MATTERS = 0.08;

/** Lines nobody is expected to read at a glance. */
const FINE_PRINT = 'legal';

/**
 * Height in CSS pixels of the smallest line that matters when the crop fills a slot of that height; null when the crop
 * shows no words.
 */
export function smallestTextPx(text: readonly TextLine[], crop: Box, displayHeight: number): number | null {
  const shown = text
    .filter((line) => line.role !== FINE_PRINT)
    .map((line) => ({
      px: (line.height / crop.h) * displayHeight,
      letters: line.text.length * line.confidence * shareInside(line.box, crop),
    }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => a.px - b.px);
  const all = shown.reduce((sum, { letters }) => sum + letters, 0);
  let below = 0;
  for (const { px, letters } of shown) {
    below += letters;
    if (below >= all * MATTERS) return px;
  }
  return null;
}
