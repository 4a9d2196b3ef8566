import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Elements } from '../../elements/elements.ts';

const ASIDE: ReadonlySet<TextLine['role']> = new Set(['headline', 'label', 'brand', 'legal']);

/**
 * Whether the advertiser's name is set as large as anything but the headline, words on products and fine print, where there is
 * anything: of ten real ads in which predicted first glances pass such a name by readers named the brand as a weakness of three,
 * and as the first of none; of 26 others of ten and of four.
 */
export function isSetLarge(
  text: readonly TextLine[],
  elements: Pick<Elements, 'brand'> | null | undefined,
): boolean {
  const own = elements?.brand?.lines ?? [];
  const height = Math.max(0, ...own.map((at) => text[at]?.height ?? 0));
  const others = text.filter((line, at) => !own.includes(at) && !ASIDE.has(line.role));
  return height > 0 && others.length > 0 && others.every((line) => line.height <= height);
}
