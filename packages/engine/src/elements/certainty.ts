import type { BrandMark, TextLine } from '../artifacts/artifacts.ts';
import { brandCertainty, lineOfMark, mainMark } from '../computed/brand/brand-mark.ts';
import { SURE } from '../report/sure.ts';
import type { Elements } from './elements.ts';
import { nameKey, sameKey } from './names/name-key.ts';

export type ElementPart = 'headline' | 'brand' | 'callToAction' | 'offer';

interface Understood {
  /** null where elements were not looked for. */
  readonly elements: Elements | null;
  readonly brand: readonly BrandMark[];
  readonly text: readonly TextLine[];
}

/** Whether what is measured as this part of the ad may be told as that. */
export function isSureOf(part: ElementPart, understood: Understood): boolean {
  const { elements } = understood;
  // Nobody looked at the lines: they are what they are taken for.
  if (!elements || elements.roles.length === 0) return true;
  if (part === 'brand') return brandChance(elements, understood) >= SURE;
  if (part === 'headline' && isNameAlone(elements)) return false;
  const { headline, request, offer } = elements;
  // Checks of a request that was not found speak of none.
  if (part === 'callToAction' && !request) return true;
  return ({ headline, callToAction: request, offer }[part]?.p ?? 0) >= SURE;
}

/** The name alone is read first in many ads, and is no headline of theirs. */
const isNameAlone = ({ headline, brand }: Elements): boolean =>
  headline !== null && brand !== null && sameKey(nameKey(headline.text), nameKey(brand.text));

function brandChance({ brand: named }: Elements, { brand, text }: Understood): number {
  if (named?.told) return 1;
  const mark = mainMark(brand);
  // A name that was only found in a copyright line: what is measured there says nothing of the logo.
  if (mark && lineOfMark(mark, text)?.role === 'legal') return 0;
  return Math.max(named?.p ?? 0, brandCertainty(brand));
}
