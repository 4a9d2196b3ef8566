import type { BrandMark, TextLine } from '../../artifacts/artifacts.ts';
import { area, overlap } from '../../geometry.ts';

/** The mark a person would take for the sender: sure before large, by its letters: a line that has the name in it is long. null where no name was found. */
export function mainMark(brand: readonly BrandMark[]): BrandMark | null {
  const strength = ({ confidence, box: { w, h } }: BrandMark) => confidence * Math.sqrt(Math.min(w, h));
  return brand.toSorted((a, b) => strength(b) - strength(a))[0] ?? null;
}

/**
 * How sure it is that the sender is shown, 0..1. Places of one name bear each other out; of shapes without letters, which
 * have nothing to do with each other, the surest counts.
 */
export function brandCertainty(brand: readonly BrandMark[]): number {
  const named = brand.filter(({ text }) => text !== '');
  if (named.length === 0) return Math.max(0, ...brand.map(({ confidence }) => confidence));
  return 1 - named.reduce((doubt, mark) => doubt * (1 - mark.confidence), 1);
}

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

/** Percent of the shorter side that the mark's lesser side takes up. */
export const sizeOfMark = ({ box }: BrandMark, { width, height }: Size): number =>
  (100 * Math.min(box.h * height, box.w * width)) / Math.min(width, height);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Percent of the shorter side from which a brand is large enough to be noticed. Judgment. */
export const LARGE_ENOUGH = 4.2;
