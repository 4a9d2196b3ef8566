import type { BrandMark, TextLine } from '../artifacts.ts';
import { area, overlap } from '../geometry.ts';

/** The mark a person would take for the sender: sure before large. null where no name was found. */
export function mainMark(brand: readonly BrandMark[]): BrandMark | null {
  const strength = (mark: BrandMark) => mark.confidence * Math.sqrt(Math.sqrt(Math.max(mark.share, 1e-6)));
  return brand.toSorted((a, b) => strength(b) - strength(a))[0] ?? null;
}

/** How sure it is that at least one of the marks is the brand, 0..1. */
export const brandCertainty = (brand: readonly BrandMark[]): number =>
  1 - brand.reduce((doubt, mark) => doubt * (1 - mark.confidence), 1);

/** The line of text that the mark, which may hold a symbol beside it, was read from; null for one without letters. */
export function lineOfMark(mark: BrandMark, text: readonly TextLine[]): TextLine | null {
  const covering = text
    .map((line) => ({
      line,
      shared: overlap(line.box, mark.box) / Math.max(Math.min(area(line.box), area(mark.box)), 1e-6),
    }))
    .filter(({ shared }) => shared > 0.5)
    .toSorted((a, b) => b.shared - a.shared);
  return covering[0]?.line ?? null;
}
