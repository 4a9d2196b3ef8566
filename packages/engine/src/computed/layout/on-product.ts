import type { Subject } from '../../elements/elements.ts';
import { type Box, area, isMostlyIn } from '../../geometry.ts';

/** Minimum ratio of the product's area to its print. A smaller box was drawn around the words themselves. */
const LARGER = 1.6;
/** From this share of the frame on, the product is the background for the ad's own text. */
const SETTING = 0.7;

/** Whether a line or mark is printed on the product shown in the picture, judged by its position. */
export const isOnProduct = (box: Box, subject: Subject | null | undefined): boolean =>
  subject?.kind === 'product' &&
  area(subject.box) < SETTING &&
  area(subject.box) >= LARGER * area(box) &&
  isMostlyIn(box, subject.box);
