import type { TextLine } from '../../artifacts/artifacts.ts';
import { isTellable } from '../../computed/copy/tellable.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';

/** Without it 'up to 80% off' would be a claim that the ad does not make; read with a zero as often as with an o. */
const UP_TO = /\bup\s*t[o0]\s*$/i;

interface Said {
  readonly copy?: Copy | null;
  readonly text: readonly TextLine[];
}

/** '£13.20/hour' is what an employer pays. */
const WAGE = /^\s*(?:\/|per|an?)\s*(?:hour|hr|h|year|yr)\b/i;

/** Of the copy, and of lines that are the picture's offer or headline: a figure elsewhere in it may stand on a screen. */
export function offersMade(ad: Said, sources: readonly Copy[]): Hit[] {
  const lines = ad.text
    .filter(({ role }) => role === 'offer' || role === 'headline')
    .map(({ text }) => text.toLowerCase());
  return sources.flatMap((source) =>
    source.offers.filter(
      (hit) =>
        isTellable(source, hit) &&
        !WAGE.test(source.text.slice(hit.end)) &&
        !UP_TO.test(source.text.slice(0, hit.start)) &&
        (source === ad.copy || lines.some((line) => line.includes(hit.text.toLowerCase()))),
    ),
  );
}
