import type { BrandMark, TextLine } from '../../artifacts/artifacts.ts';
import { area, overlap } from '../../geometry.ts';

/**
 * The mark most likely to be seen as the sender: confidence counts before size. Size is the shorter side, because a line that
 * contains the name is long. Null when no mark was found.
 */
export function mainMark(brand: readonly BrandMark[]): BrandMark | null {
  const strength = ({ confidence, box: { w, h } }: BrandMark) => confidence * Math.sqrt(Math.min(w, h));
  return brand.toSorted((a, b) => strength(b) - strength(a))[0] ?? null;
}

/**
 * Probability that the sender is shown, 0..1. Several places of one name confirm each other. Shapes without letters are
 * unrelated to each other, so only the most confident one counts.
 */
export function brandCertainty(brand: readonly BrandMark[]): number {
  const named = brand.filter(({ text }) => text !== '');
  if (named.length === 0) return Math.max(0, ...brand.map(({ confidence }) => confidence));
  return 1 - named.reduce((doubt, mark) => doubt * (1 - mark.confidence), 1);
}

/** The line of text that the mark was read from; null when it has no letters. The mark may include a symbol next to the line. */
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

/** Smaller side of the mark as a percentage of the image's shorter side. */
export const sizeOfMark = ({ box }: BrandMark, { width, height }: Size): number =>
  (100 * Math.min(box.h * height, box.w * width)) / Math.min(width, height);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Percentage of the shorter side from which a brand is large enough to be noticed. Chosen by judgment. */
export const LARGE_ENOUGH = 4.2;
