import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Element } from '../../elements/elements.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { isMostlyIn } from '../../geometry.ts';

/** Whether a line is nothing but the brand's name, or part of it. */
export const isBrandName = ({ text, box, role }: TextLine, brand: Element | null): boolean =>
  role === 'brand' ||
  (brand !== null && isMostlyIn(box, brand.box) && nameKey(brand.text).includes(nameKey(text)));
