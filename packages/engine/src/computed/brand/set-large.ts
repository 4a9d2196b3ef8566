import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Elements } from '../../elements/elements.ts';
import { highestOf } from '../text/main-lines.ts';

const ASIDE: ReadonlySet<TextLine['role']> = new Set(['headline', 'label', 'brand', 'legal']);

/** Share of the headline's height from which a name is set large. */
const OF_HEADLINE = 0.45;

/** Contrast ratio that WCAG asks of large letters. */
const STANDS_OUT = 3;

/**
 * Whether the advertiser's name is set large for its ad: 45 % as high as the headline and of some contrast, or as high as anything but the headline, words on
 * products and fine print, where there is anything. Predicted first glances pass such names by, too: of seven rated ads and mockups in
 * which they pass a name of that share that stands out, readers give the brand half of what can be given or less in two, of
 * sixteen with smaller or paler letters in fifteen.
 */
export function isSetLarge(
  text: readonly TextLine[],
  elements: Pick<Elements, 'brand' | 'headline'> | null | undefined,
): boolean {
  const own = elements?.brand?.lines ?? [];
  const height = highestOf(text, own);
  if (height === 0) return false;
  const headline = highestOf(text, elements?.headline?.lines ?? []);
  const standsOut = own.every((at) => (text[at]?.contrast ?? 0) >= STANDS_OUT);
  if (headline > 0 && height >= OF_HEADLINE * headline && standsOut) return true;
  const others = text.filter((line, at) => !own.includes(at) && !ASIDE.has(line.role));
  return others.length > 0 && others.every((line) => line.height <= height);
}
