import { type AdWords, adSources } from './ad-facts.ts';
import { fieldOf } from '../../computed/words/field.ts';
import type { AudienceCues } from '../../computed/words/trades.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { say } from '../../messages/say.ts';
import type { Hit } from '../../artifacts/copy-artifacts.ts';

export interface AudienceNote {
  readonly audience: string;
  readonly note: string;
}

const MESSAGES = {
  suggested: '{words} suggest this audience. They want {wants}.',
} as const;

/**
 * Whom a copy speaks to, by the trade that several of its words come from; nothing where no trade leads, and nothing of a picture
 * alone, which says it plainly ('Drivers' of a car: readers found none of 25 such notes useful). It says 'suggest':
 * nothing is known of who will see the ad.
 */
export function alignAudience(ad: AdWords): AudienceNote[] {
  const told = adSources(ad);
  // Other languages have words that look like these: “Tee” is no shirt in German.
  const field = fieldOf(told.filter(({ language }) => language === 'en'));
  return field && ad.copy ? [noteFor(field.audience, field.hits)] : [];
}

const noteFor = ({ audience, wants }: AudienceCues, hits: readonly Hit[]): AudienceNote => ({
  audience,
  note: say(MESSAGES.suggested, { words: quoted(hits), wants }),
});
