import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Elements } from '../../elements/elements.ts';
import { displayWidth } from '../copy/width.ts';
import { confidenceWeight } from '../text/main-lines.ts';

/** Signs that separate an ad from a picture that only shows something. */
export const AD_SIGNS = ['words', 'brand', 'asks', 'tilt', 'onThings'] as const;
export type AdSign = (typeof AD_SIGNS)[number];
export type AdSigns = Readonly<Record<AdSign, number>>;

/** Characters of a common word including its space. Wide ones (CJK) count twice. */
const WORD = 5;

/** Degrees at which a tilt counts in full. Signs in a scene are seen at an angle; ad text is set level. */
const TILTED = 10;

/** Characters at which a line's tilt is reliable. The box of a short word tilts with its letters. */
const TOLD = 10;

/**
 * Signs of one picture; all are 0 when no text was read. Pixels are ignored, because being drawn does not make a picture
 * without words an ad.
 * @param text the lines that were read; words on objects in the picture (role `label`) are ignored
 */
export function adSigns(text: readonly TextLine[], { brand, request, offer, labels }: Elements): AdSigns {
  const own = text.filter(({ role }) => role !== 'label');
  const sure = sum(own, () => 1);
  return {
    // Logarithmic: going from one word to three matters more than from thirty to forty.
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
  lines.reduce((all, line) => all + confidenceWeight(line.confidence) * of(line), 0);
