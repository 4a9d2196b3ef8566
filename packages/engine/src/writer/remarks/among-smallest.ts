import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Element } from '../../elements/elements.ts';
import { isMostlyIn } from '../../geometry.ts';
import { type Facts, linesToRead } from '../facts.ts';

/** Ratio of letter heights from which the difference is visible. Chosen by judgment. */
const CLEARLY = 1.15;
/** If at least this share of the other lines is larger, a line is among the smallest. Chosen by judgment. */
const MOST_LARGER = 0.7;

/**
 * The lines of an element that is among the smallest text; none if it is not. Being smaller than some other line proves nothing, so
 * most lines must be larger.
 */
export function amongSmallest(element: Element, facts: Facts): readonly TextLine[] {
  const lines = linesToRead(facts);
  const own = lines.filter(({ box }) => isMostlyIn(box, element.box));
  const height = Math.max(...own.map((line) => line.height));
  const others = lines.filter((line) => !own.includes(line));
  const larger = others.filter((line) => line.height > CLEARLY * height);
  return larger.length >= MOST_LARGER * Math.max(1, others.length) ? own : [];
}
