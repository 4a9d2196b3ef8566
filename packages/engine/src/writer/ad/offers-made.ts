import type { TextLine } from '../../artifacts/artifacts.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';

/** Quoted without 'up to', 'up to 80% off' would become a claim that the ad does not make. OCR reads the o as a zero just as often. */
const UP_TO = /\bup\s*t[o0]\s*$/i;

interface OfferText {
  readonly copy?: Copy | null;
  readonly text: readonly TextLine[];
}

/** '£13.20/hour' is a wage, not an offer. */
const WAGE = /^\s*(?:\/|per|an?)\s*(?:hour|hr|h|year|yr)\b/i;

/** Offers from the copy and from the picture's offer and headline lines. Other figures in a picture may be on a screen it shows. */
export function offersMade(ad: OfferText, sources: readonly Copy[]): Hit[] {
  const lines = ad.text
    .filter(({ role }) => role === 'offer' || role === 'headline')
    .map(({ text }) => text.toLowerCase());
  return sources.flatMap((source) =>
    source.offers.filter(
      (hit) =>
        isRephrasable(source, hit) &&
        !WAGE.test(source.text.slice(hit.end)) &&
        !UP_TO.test(source.text.slice(0, hit.start)) &&
        (source === ad.copy || lines.some((line) => line.includes(hit.text.toLowerCase()))),
    ),
  );
}
