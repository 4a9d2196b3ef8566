import { excerpt } from '../../../computed/copy/quotes.ts';
import { quote } from '../../../computed/text/quote.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { AdFacts } from '../../ad/ad-facts.ts';
import { type Facts, linesShown, wordsIn } from '../../facts.ts';
import type { Hypothesis } from './hypothesis.ts';
import { isShown, wholeOffer } from './wording-tests.ts';
import { canComputePercentOff } from './percent-off.ts';

const MESSAGES = {
  inPercent: 'Version B states {offer} as a percentage.',
  inPercentWhy: 'if the percentage looks larger than the amount',
  included: 'Version B says next to {offer} what people get during that time.',
  includedWhy: 'if people hold back because they do not know what they get',
  lastDay: 'Version B adds the last day of {offer}, provided it has one.',
  lastDayWhy: 'if people put it off because no end date is given',
  deadline: 'Version B puts the deadline, {words}, next to the call to action.',
  deadlineWhy: 'if the deadline makes people act now',
} as const;

const PERCENT_OFF = /[1-9]\d?\s?%\s*(?:off\b|discount|rabatt)|\bsave\b[^.]*?[1-9]\d?\s?%/i;
const MONEY_OFF = /[$€£]\s?\d[\d.,]*\s*off\b|\bsave\b[^.]*?[$€£]\s?\d/i;
const FREE_TIME = /\bfree\b.*\b(?:trial|days?|weeks?)\b|\b(?:days?|weeks?)\b.*\bfree\b/i;

/** Most characters of a quotation. */
const LONGEST = 40;

const allWords = (facts: Facts): string =>
  [wordsIn(facts).copy?.text ?? '', ...linesShown(facts).map(({ text }) => text)].join(' ');

/** Suggests stating the saving as a percentage, if it can be computed, or what a trial includes. */
export function otherTerms(facts: Facts, { offers }: AdFacts): Hypothesis | null {
  const terms = [
    [MONEY_OFF, 'Show the saving as a percentage', 'inPercent'],
    [FREE_TIME, 'Say what the trial includes', 'included'],
  ] as const;
  const words = allWords(facts);
  for (const offer of offers)
    for (const [pattern, name, message] of terms)
      if (pattern.test(offer) && (message !== 'inPercent' || canComputePercentOff(offer, words)))
        return {
          name,
          part: 'offer',
          variant: formatMessage(MESSAGES[message], { offer: excerpt(wholeOffer(offer, facts), LONGEST) }),
          because: MESSAGES[`${message}Why`],
          measure: 'orders',
        };
  return null;
}

/** Words that may limit an offer's time. If the ad has one, no last day is suggested. */
const TIMED =
  /\b(?:until|till|through|thru|ends?|ending|expires?|valid|by|today|tonight|now|limited|last|hours?|days?|weeks?|weekend|months?|season|summer|winter|spring|fall|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\b|\d\s?[./-]\s?\d/i;

/** Suggests showing the copy's deadline in the picture, or adding a last day if nothing in the ad limits the offer's time. */
export function lastDay(facts: Facts, { offers, deadline }: AdFacts): Hypothesis | null {
  const base = { part: 'deadline', measure: 'orders' } as const;
  if (deadline !== null)
    return isShown(deadline, facts)
      ? null
      : {
          ...base,
          name: 'Show the deadline',
          variant: formatMessage(MESSAGES.deadline, { words: quote(deadline) }),
          because: MESSAGES.deadlineWhy,
        };
  const offer = offers.find((each) => PERCENT_OFF.test(each) || MONEY_OFF.test(each));
  return offer === undefined || TIMED.test(allWords(facts))
    ? null
    : {
        ...base,
        name: 'Name the last day',
        variant: formatMessage(MESSAGES.lastDay, { offer: excerpt(wholeOffer(offer, facts), LONGEST) }),
        because: MESSAGES.lastDayWhy,
      };
}
