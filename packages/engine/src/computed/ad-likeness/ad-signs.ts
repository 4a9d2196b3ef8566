import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Elements } from '../../elements/elements.ts';
import { displayWidth } from '../copy/width.ts';
import { trust } from '../text/main-lines.ts';

/** What tells an ad from a picture that only shows something. */
export const AD_SIGNS = ['words', 'brand', 'asks', 'tilt', 'onThings'] as const;
export type AdSign = (typeof AD_SIGNS)[number];
export type AdSigns = Readonly<Record<AdSign, number>>;

/** Characters of a common word with its space; wide ones (CJK) count twice. */
const WORD = 5;

/** Degrees from which a tilt counts in full: signs in a scene are seen at an angle, type is set level. */
const TILTED = 10;

/** Characters from which the tilt of a line is told for sure: the box of a short word leans with its letters. */
const TOLD = 10;

/**
 * Of one picture; all are 0 where nothing was read. No pixel is looked at: a picture without words is none the more an ad
 * for being drawn.
 * @param text the lines that were read; those on things in the picture are left out
 */
export function adSigns(text: readonly TextLine[], { brand, request, offer, labels }: Elements): AdSigns {
  const own = text.filter(({ role }) => role !== 'label');
  const sure = sum(own, () => 1);
  return {
    // Doublings: the step from one word to three says more than that from thirty to forty.
    words: Math.log2(1 + sum(own, (line) => displayWidth(line.text)) / WORD),
    brand: brand?.p ?? 0,
    asks: 1 - (1 - (request?.p ?? 0)) * (1 - (offer?.p ?? 0)),
    tilt: sure === 0 ? 0 : sum(own, tilted) / sure,
    onThings: Math.log2(1 + labels.reduce((all, { p }) => all + p, 0)),
  };
}

const tilted = ({ angle, text }: TextLine): number =>
  Math.min(1, Math.abs(angle) / TILTED) * Math.min(1, displayWidth(text) / TOLD);

const sum = (lines: readonly TextLine[], of: (line: TextLine) => number): number =>
  lines.reduce((all, line) => all + trust(line.confidence) * of(line), 0);
