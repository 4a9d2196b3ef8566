import type { TextLine } from '../../artifacts/artifacts.ts';
import { area, type Box } from '../../geometry.ts';
import { logistic } from '../../logistic.ts';
import { shareInside } from './elements.ts';

/** A line matters when it and all smaller lines hold this share of the letters. Stray marks on a product do not. */
const MATTERS = 0.08;

/** Letters of this height in CSS pixels are read by half of viewers, of 12 by four in five. Chosen by judgment. */
const HALF_READ_PX = 9;
const READING_SLOPE = 2;

/** Lines meant to be read at a glance: all except fine print. */
export const glanceLines = (text: readonly TextLine[]): readonly TextLine[] =>
  text.filter((line) => line.role !== 'legal' && line.text.trim() !== '');

/** Height of a line's letters in CSS pixels when the crop fills a slot of height `displayHeight`. */
export const shownPx = (line: TextLine, crop: Box, displayHeight: number): number =>
  (line.height / crop.h) * displayHeight;

/** Height in CSS pixels of the smallest line that matters; null when the crop contains no words. */
export function smallestTextPx(text: readonly TextLine[], crop: Box, displayHeight: number): number | null {
  const shown = glanceLines(text)
    .map((line) => ({
      px: shownPx(line, crop, displayHeight),
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

/**
 * Share of the words that are readable at that size, 0..1; null without words. Lines are weighted by the square root of
 * their area, so that a block of small print does not outweigh the headline, and one line more or less in it changes little.
 */
export function readableShare(text: readonly TextLine[], crop: Box, displayHeight: number): number | null {
  let read = 0;
  let all = 0;
  for (const line of glanceLines(text)) {
    const weight = Math.sqrt(area(line.box)) * line.confidence * shareInside(line.box, crop);
    read += weight * logistic((shownPx(line, crop, displayHeight) - HALF_READ_PX) / READING_SLOPE);
    all += weight;
  }
  return all > 0 ? read / all : null;
}
