import type { TextLine } from '../artifacts/artifacts.ts';
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
  const isShouted = ({ text, box }: TextLine, at: number): boolean =>
    !ofElements.has(at) && !/\p{N}/u.test(text) && starbursts.some((starburst) => isMostlyIn(box, starburst));
  const shouted = new Set(found.text.flatMap((line, at) => (isShouted(line, at) ? [at] : [])));
  const labeled = new Set(found.elements.labels.flatMap(({ lines }) => lines));
  return {
    ...found,
    text: found.text.map((line, at) => (shouted.has(at) ? { ...line, role: 'label' as const } : line)),
    elements: {
      ...found.elements,
      labels: [
        ...found.elements.labels,
        ...[...shouted]
          .filter((at) => !labeled.has(at))
          .map((at) => ({ text: found.text[at]!.text, p: 1, box: found.text[at]!.box, lines: [at] })),
      ],
      roles: found.elements.roles.map((row, at) => (shouted.has(at) ? { label: 1 } : row)),
    },
  };
}
