import type { Artifacts } from '../audit.ts';
import type { Element, Elements } from '../elements/elements.ts';

/**
 * The text that the ad itself says, without words on a pack or a screen in the picture. The line indices of the elements
 * are updated to match. Readings of the headline that lose a line are left out too.
 */
export function withoutLabels({ text, elements }: Partial<Artifacts>): Partial<Artifacts> {
  if (!text) return {};
  const own = [...text.keys()].filter((at) => text[at]!.role !== 'label');
  if (own.length === text.length) return {};
  // For a video, some audits see other text than the text that its elements were found in.
  const isTheirs = elements?.roles.length === text.length;
  return {
    text: own.map((at) => text[at]!),
    ...(isTheirs && { elements: withLineIndices(elements, new Map(own.map((from, to) => [from, to]))) }),
  };
}

/** @param placeOf new index of each line; lines without one were removed */
function withLineIndices(elements: Elements, placeOf: ReadonlyMap<number, number>): Elements {
  const moved = <T extends { readonly lines: readonly number[] }>(of: T): T => ({
    ...of,
    lines: of.lines.flatMap((at) => placeOf.get(at) ?? []),
  });
  const one = (element: Element | null): Element | null => element && moved(element);
  return {
    ...elements,
    headline: one(elements.headline),
    subhead: one(elements.subhead),
    brand: one(elements.brand),
    request: one(elements.request),
    offer: one(elements.offer),
    ...(elements.rivals && { rivals: elements.rivals.map(moved) }),
    labels: elements.labels.map(moved),
    headlines: elements.headlines.filter(({ lines }) => lines.every((at) => placeOf.has(at))).map(moved),
    roles: elements.roles.filter((_, at) => placeOf.has(at)),
  };
}
