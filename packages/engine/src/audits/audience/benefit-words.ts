import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { isQuotable } from '../../computed/text/line-name.ts';
import { BENEFIT, OFFER } from '../../computed/words/picture-lexicon.ts';
import { namedShare } from '../../computed/words/named-share.ts';
import { type PictureWord, quoteWords, isMessageWord } from '../../computed/words/picture-words.ts';
import { matchesList } from '../../computed/words/word-lists.ts';
import { isOffer } from '../../language/offer-score.ts';
import { formatMessage } from '../../messages/format-message.ts';

const listed = matchesList(new Set([...BENEFIT, ...OFFER]));

/** An offer is a gain, whatever its words are. */
const offered = ({ line }: PictureWord): boolean => line.role === 'offer' && isOffer(line.text);
const namesGain = (entry: PictureWord): boolean => offered(entry) || (isMessageWord(entry) && listed(entry));

const GOOD = 16;

/** Percent of the text that one gain counts as at least. How small it is set is judged elsewhere. */
const FOUND = 6;

const MESSAGES = {
  named: '{words} {count, plural, one {speaks} other {speak}} of a gain.',
  offered: 'The offer {offer} gives people a reason to act.',
  none: 'We found no words that name a benefit; the text may say it in another way.',
  fault: 'the text does not say what you get',
} as const;

export default defineAudit({
  id: 'benefit-words',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -2,
    source: 'Judgment; words counted by a list of our own',
  },
  effort: 'minutes',
  detail: 'wantsOfBuyers',
  part: 'wording',
  onVideo: 'all-words',
  english: true,
  fault: MESSAGES.fault,
  words: {
    name: 'Benefit or offer',
    pass: 'The text gives a reason to act',
    fail: 'The text hardly says what people gain',
    why: 'People act for what they get; an ad that only names itself leaves them to guess.',
    fix: 'Name one gain: what the product saves, gives, makes easier or prevents, or what the offer is.',
    action: 'Name the benefit',
  },

  run: ({ text }) => namedShare(text, namesGain, { least: FOUND, none: MESSAGES.none, observe }),
});

function observe(hits: readonly PictureWord[]): string {
  const offer = hits.find((entry) => offered(entry) && isQuotable(entry.line));
  return offer
    ? formatMessage(MESSAGES.offered, { offer: quote(offer.line.text) })
    : formatMessage(MESSAGES.named, { ...quoteWords(hits) });
}
