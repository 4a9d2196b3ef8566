import type { TextLine } from '../../../artifacts/artifacts.ts';
import { excerpt } from '../../../computed/copy/quotes.ts';
import { quote } from '../../../computed/text/quote.ts';
import { isQuotable } from '../../../computed/text/line-name.ts';
import { listsPrices, statesPrice } from '../../../computed/text/listed-facts.ts';
import { hasOnlyKnownWords } from '../../../computed/text/reliable-headline.ts';
import { PASS_SCORE } from '../../../scoring/marks.ts';
import { isFinePrintByWords } from '../../../language/fine-print.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { AdFacts } from '../../ad/ad-facts.ts';
import { aspectOf, partOf } from '../../ad/ad-parts.ts';
import { type Facts, artifactIn, linesShown, linesToRead, isVideoReport, wordsIn } from '../../facts.ts';
import { suggestCallsToAction } from '../../rewrites/cta-variations.ts';
import { GOOD } from '../../verdict/verdict-strengths.ts';
import type { Hypothesis } from './hypothesis.ts';

/** What a test of the offer before the headline is called, and why it may win. */
export const LEADING_OFFER = {
  name: 'Lead with the offer',
  because: 'if people want to know first what they get',
} as const;

const MESSAGES = {
  offer: 'Version B leads with the offer, {words}, and sets {title} below it.',
  offerWhy: LEADING_OFFER.because,
  benefit: 'Version B leads with the benefit, {words}, instead of {title}.',
  benefitWhy: 'if people care more about what they gain',
  headline: 'Version B uses {words} as its headline instead of {title}.',
  headlineWhy: 'if this line says more to people who do not know the brand',
  proof: 'Version B puts {words} next to the headline.',
  proofWhy: 'if people need proof before they click',
  request: 'Version B’s button says {words} instead of {now}.',
  requestWhy: 'if the new words make the next step clearer',
  presentHeadline: 'the current headline',
} as const;

/** Most characters of a quotation. */
const LONGEST = 60;

/** Whether a line of the picture or video contains these words. */
export const isShown = (words: string, facts: Facts): boolean =>
  linesShown(facts).some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));

const leads = (words: string, title: string | null): boolean =>
  title !== null && title.toLowerCase().includes(words.toLowerCase().replace(/[.]$/, ''));

/** Returns the full text that contains a partial offer: '2 for £30' for 'for £30'. The picture's main offer may span several lines. */
export function wholeOffer(offer: string, facts: Facts): string {
  const main = artifactIn(facts, 'elements')?.offer;
  if (main && sameWords(main.text, offer)) return main.text;
  const line = linesShown(facts).find(({ role, text }) => role === 'offer' && sameWords(text, offer));
  return line?.text ?? offer;
}

/** False for the end of a line ('for £12') or a text with two prices, which make no opening. */
const standsAlone = (offer: string): boolean =>
  !/^\p{Ll}/u.test(offer) && (offer.match(/[$€£]\s?\d|\d\s?[$€£]/g) ?? []).length < 2;

/** Least certainty, 0..1, of an offer that the ad is advised to lead with. Chosen by judgment. */
const SURE = 0.85;

/**
 * Whether this is the picture's main offer, read with certainty and prominent. Always true with copy, which makes its offer clear, and if
 * no elements were identified.
 */
function isMain(offer: string, facts: Facts): boolean {
  const elements = artifactIn(facts, 'elements');
  if (wordsIn(facts).copy || !elements) return true;
  const main = elements.offer;
  if (!main) return false;
  const lines = main.lines.flatMap((at) => linesShown(facts)[at] ?? []);
  return (
    main.p >= SURE && lines.every(isQuotable) && sameWords(main.text, offer) && isProminent(lines, facts)
  );
}

/** Whether the offer is at least as large as a typical line and not part of a price list. Fine print and list rows are no main offer. */
function isProminent(offer: readonly TextLine[], facts: Facts): boolean {
  const lines = linesToRead(facts);
  const others = lines.filter((line) => !offer.includes(line)).toSorted((a, b) => a.height - b.height);
  const typical = others[Math.floor(others.length / 2)]?.height ?? 0;
  const isListed = listsPrices(lines) && offer.some(statesPrice);
  return !isListed && offer.some(({ height }) => height >= typical);
}

const sameWords = (whole: string, part: string): boolean => whole.toLowerCase().includes(part.toLowerCase());

/** Suggests leading with the offer if the ad is not already good, else with a benefit, else with another sentence of the copy. */
export function anotherAngle(
  facts: Facts,
  { offers, gains, statements, proof, crowd, title: named }: AdFacts,
): Hypothesis | null {
  const title = named ?? MESSAGES.presentHeadline;
  const idea = (
    name: string,
    angle: 'offer' | 'benefit' | 'headline',
    words: string,
    measure: Hypothesis['measure'] = 'clicks',
  ): Hypothesis => ({
    name,
    part: `angle: ${angle}`,
    variant: formatMessage(MESSAGES[angle], { words: excerpt(words.replace(/[.]$/, ''), LONGEST), title }),
    because: MESSAGES[`${angle}Why`],
    measure: isVideoReport(facts) && measure === 'clicks' ? 'watched' : measure,
  });
  const offer = offers.find(
    (each) => !leads(each, named) && standsAlone(wholeOffer(each, facts)) && isMain(each, facts),
  );
  if (offer !== undefined && (facts.total.overall ?? 0) < GOOD)
    return idea(LEADING_OFFER.name, 'offer', wholeOffer(offer, facts), 'orders');
  const gain = gains.find((each) => !leads(each, named));
  if (gain !== undefined) return idea('Lead with the benefit', 'benefit', gain);
  const proven = [proof, crowd].filter((each) => each !== null);
  // Lines under a picture's headline complete it as often as they could replace it, so use only the copy.
  const others = wordsIn(facts).copy ? statements.filter((each) => !isShown(each, facts)) : [];
  const statement = others.find(
    (each) => each.length <= LONGEST && !leads(each, named) && !proven.some((words) => each.includes(words)),
  );
  return statement === undefined ? null : idea('Try another headline', 'headline', statement);
}

/** Suggests showing proof that the copy gives but the picture does not. Never invents any. */
export function proofShown(facts: Facts, { crowd, proof, reassurance }: AdFacts): Hypothesis | null {
  const words = [proof, crowd, reassurance].find((each) => each !== null && !isShown(each, facts));
  return words
    ? {
        name: 'Show the proof',
        part: 'proof',
        variant: formatMessage(MESSAGES.proof, { words: quote(words) }),
        because: MESSAGES.proofWhy,
        measure: 'orders',
      }
    : null;
}

/** Suggests another button text. Prefers one without the offer, which has its own test. */
export function anotherRequest(facts: Facts, { offers, action: asked }: AdFacts): Hypothesis | null {
  const action = artifactIn(facts, 'callToAction');
  // Do not replace a button that is worded well or asks for a donation.
  const wording = facts.total.audits.find(
    (audit) => partOf(audit, facts) === 'callToAction' && aspectOf(audit) === 'wording',
  );
  if (asked === 'give' || (wording?.score ?? 0) >= PASS_SCORE) return null;
  const others = suggestCallsToAction(wordsIn(facts));
  const other = others.find(({ text }) => !offers.some((offer) => leads(offer, text))) ?? others[0];
  return action?.kind === 'button' &&
    other &&
    hasOnlyKnownWords(action.text) &&
    !isFinePrintByWords(action.text)
    ? {
        name: 'Change the button text',
        part: 'callToAction',
        variant: formatMessage(MESSAGES.request, { words: quote(other.text), now: quote(action.text) }),
        because: MESSAGES.requestWhy,
        measure: 'clicks',
      }
    : null;
}
