import { type AdWords, adSources } from './ad-facts.ts';
import { offersMade } from './offers-made.ts';
import { fieldOf, unique } from '../../computed/words/field.ts';
import { type AudienceCues, WORK } from '../../computed/words/trades.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { say } from '../../messages/say.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';

export interface AudienceNote {
  readonly audience: string;
  readonly note: string;
}

const MESSAGES = {
  suggested: '{words} suggest this audience. They want {wants}.',
  bargainHunters: 'Price-conscious shoppers',
  offered:
    '{offers} {count, plural, one {speaks} other {speak}} to them. They want the full price and the end date.',
} as const;

/** What an ad saves or gives; a price alone is for everybody. */
const SAVING =
  /\b(?:off|free|save|sale|half|discounts?|deal|bogo|vouchers?|coupons?|clearance|on us)\b|\bfor (?:1|one|2|two)\b/i;

/**
 * Whom the words speak to, by the trade that several of them come from; nothing where no trade leads. It says 'suggest':
 * nothing is known of who will see the ad.
 */
export function alignAudience(ad: AdWords): AudienceNote[] {
  const told = adSources(ad);
  // Other languages have words that look like these: “Tee” is no shirt in German.
  const field = fieldOf(told.filter(({ language }) => language === 'en'));
  return [
    ...(field ? [noteFor(field.audience, field.hits)] : []),
    ...(field?.audience.audience === WORK ? [] : bargainHunters(told, ad)),
  ];
}

const noteFor = ({ audience, wants }: AudienceCues, hits: readonly Hit[]): AudienceNote => ({
  audience,
  note: say(MESSAGES.suggested, { words: quoted(hits), wants }),
});

function bargainHunters(sources: readonly Copy[], ad: AdWords): AudienceNote[] {
  const offers = unique(offersMade(ad, sources).filter(({ text }) => SAVING.test(text)));
  if (offers.length === 0) return [];
  return [
    {
      audience: MESSAGES.bargainHunters,
      note: say(MESSAGES.offered, { offers: quoted(offers), count: offers.length }),
    },
  ];
}
