import { type AdWords, adSources } from './ad-facts.ts';
import { tradeOf } from '../../computed/words/trade.ts';
import type { AudienceCues } from '../../computed/words/trades.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Hit } from '../../artifacts/copy-artifacts.ts';

export interface AudienceNote {
  readonly audience: string;
  readonly note: string;
}

const MESSAGES = {
  suggested: '{words} suggest this audience. They want {wants}.',
} as const;

/**
 * Whom the copy addresses, by the trade that several of its words come from; empty if no trade leads. Empty without copy, too: a picture
 * makes it obvious ('Drivers' for a car), and readers found none of 25 such notes useful. The note only says 'suggest', because we do not
 * know who will see the ad.
 */
export function alignAudience(ad: AdWords): AudienceNote[] {
  const sources = adSources(ad);
  // English only: the same word may mean something else in another language. German “Tee” is tea, not a shirt.
  const field = tradeOf(sources.filter(({ language }) => language === 'en'));
  return field && ad.copy ? [noteFor(field.audience, field.hits)] : [];
}

const noteFor = ({ audience, wants }: AudienceCues, hits: readonly Hit[]): AudienceNote => ({
  audience,
  note: formatMessage(MESSAGES.suggested, { words: quoted(hits), wants }),
});
