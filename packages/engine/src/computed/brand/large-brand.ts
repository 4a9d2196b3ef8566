import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Elements } from '../../elements/elements.ts';
import { tallestOf } from '../text/main-lines.ts';

const ASIDE: ReadonlySet<TextLine['role']> = new Set(['headline', 'label', 'brand', 'legal']);

/** Share of the headline's height from which a name counts as large. */
const OF_HEADLINE = 0.45;

/** Contrast ratio that WCAG requires for large text. */
const STANDS_OUT = 3;

/**
 * Whether the advertiser's name is large for its ad: 45% of the headline's height with enough contrast, or at least as
 * high as all other text except headline, brand names, print on products and fine print, if there is any. Predicted first
 * glances sometimes miss such names. In 7 rated ads and mockups where they miss a name this large and contrasting, readers gave
 * the brand half of the possible rating or less in only 2; with smaller or paler letters, in 15 of 16.
 */
export function isBrandLarge(
  text: readonly TextLine[],
  elements: Pick<Elements, 'brand' | 'headline'> | null | undefined,
): boolean {
  const own = elements?.brand?.lines ?? [];
  const height = tallestOf(text, own);
  if (height === 0) return false;
  const headline = tallestOf(text, elements?.headline?.lines ?? []);
  const standsOut = own.every((at) => (text[at]?.contrast ?? 0) >= STANDS_OUT);
  if (headline > 0 && height >= OF_HEADLINE * headline && standsOut) return true;
  const others = text.filter((line, at) => !own.includes(at) && !ASIDE.has(line.role));
  return others.length > 0 && others.every((line) => line.height <= height);
}
