import { type Box, isMostlyIn } from '../geometry.ts';
import type { FoundElements } from './find-elements.ts';

/** Starbursts from which they are stickers strewn over an ad. A single one often carries its offer. */
export const SEVERAL = 2;

/**
 * Treats what several starbursts shout as words on things, like labels on products: nobody sets it larger or in another color. A figure,
 * and what was found to be an element of the ad, stays.
 */
export function withStickers(found: FoundElements, starbursts: readonly Box[]): FoundElements {
  if (starbursts.length < SEVERAL) return found;
  const { headline, subhead, brand, request, offer } = found.elements;
  const ofElements = new Set([headline, subhead, brand, request, offer].flatMap((each) => each?.lines ?? []));
  return {
    ...found,
    text: found.text.map((line, at) =>
      !ofElements.has(at) &&
      !/\p{N}/u.test(line.text) &&
      starbursts.some((starburst) => isMostlyIn(line.box, starburst))
        ? { ...line, role: 'label' as const }
        : line,
    ),
  };
}
