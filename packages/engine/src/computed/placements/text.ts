import type { TextLine } from '../../artifacts/artifacts.ts';
import { area, type Box } from '../../geometry.ts';
import { logistic } from '../../logistic.ts';
import { shareInside } from './elements.ts';

/** A line matters when it and all smaller ones hold this share of the letters: stray marks on a product do not. */
const MATTERS = 0.08;

/** Letters of this many CSS pixels are read by half of those who see them, of 12 by four in five. Judgment. */
const HALF_READ_PX = 9;
const READING_SLOPE = 2;

/** Lines that are meant to be read at a glance: all but fine print. */
export const glanceLines = (text: readonly TextLine[]): readonly TextLine[] =>
  text.filter((line) => line.role !== 'legal' && line.text.trim() !== '');

/** Height of a line's letters in CSS pixels when the crop fills a slot of that height. */
export const shownPx = (line: TextLine, crop: Box, displayHeight: number): number =>
  (line.height / crop.h) * displayHeight;

/** Height in CSS pixels of the smallest line that matters; null when the crop shows no words. */
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
 * Share of the words that can be read at that size, 0..1; null without words. Lines weigh by the root of their area, so
 * that a block of small print does not drown the headline, nor a line more or less found in it change the result.
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
