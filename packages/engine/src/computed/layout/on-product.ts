import type { Subject } from '../../elements/elements.ts';
import { type Box, area, isMostlyIn } from '../../geometry.ts';

/** A product is so much larger than what is printed on it: a box drawn around the words themselves is none. */
const LARGER = 1.6;
/** Share of the frame from which a product is what the ad's own words stand on. */
const SETTING = 0.7;

/** Whether a line or a mark is printed on the product that the picture shows, as far as that can be told by its place. */
export const isOnProduct = (box: Box, subject: Subject | null | undefined): boolean =>
  subject?.kind === 'product' &&
  area(subject.box) < SETTING &&
  area(subject.box) >= LARGER * area(box) &&
  isMostlyIn(box, subject.box);
