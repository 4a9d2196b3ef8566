import type { BrandMark, TextLine } from '../artifacts/artifacts.ts';
import { brandCertainty, lineOfMark, mainMark } from '../computed/brand/brand-mark.ts';
import { isFinePrintByWords } from '../language/fine-print.ts';
import { SURE } from '../report/sure.ts';
import type { Elements } from './elements.ts';
import { nameKey, sameKey } from './names/name-key.ts';

export type ElementPart = 'headline' | 'brand' | 'callToAction' | 'offer';

interface Understood {
  /** null when elements were not looked for. */
  readonly elements: Elements | null;
  readonly brand: readonly BrandMark[];
  readonly text: readonly TextLine[];
}

/** Whether this part of the ad is certain enough that measurements of it may be reported as such. */
export function isSureOf(part: ElementPart, understood: Understood): boolean {
  const { elements } = understood;
  // No line was ranked, so the given roles are taken at face value.
  if (!elements || elements.roles.length === 0) return true;
  if (part === 'brand') return brandChance(elements, understood) >= SURE;
  if (part === 'headline' && isNameAlone(elements)) return false;
  const { headline, request, offer } = elements;
  // Without a request, checks only report that none was found, which claims nothing about an element.
  if (part === 'callToAction' && !request) return true;
  if (part === 'callToAction' && request && !request.told && isFinePrintByWords(request.text)) return false;
  return ({ headline, callToAction: request, offer }[part]?.p ?? 0) >= SURE;
}

/** Whether the headline is just the brand name. Many ads show the name most prominently, but it is not their headline. */
const isNameAlone = ({ headline, brand }: Elements): boolean =>
  headline !== null && brand !== null && sameKey(nameKey(headline.text), nameKey(brand.text));

function brandChance({ brand: named }: Elements, { brand, text }: Understood): number {
  if (named?.told) return 1;
  const mark = mainMark(brand);
  // If the name was only found in a copyright line, measurements there say nothing about the logo.
  if (mark && lineOfMark(mark, text)?.role === 'legal') return 0;
  return Math.max(named?.p ?? 0, brandCertainty(brand));
}
