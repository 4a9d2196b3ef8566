import { buttonWords, mainRequest } from '../../computed/copy/actions.ts';
import { statesTerms } from '../../computed/match/contradiction.ts';
import { quote } from '../../computed/text/quote.ts';
import { hasOnlyKnownWords } from '../../computed/text/reliable-headline.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type AdFacts, type AdWords, adFacts, adSources } from '../ad/ad-facts.ts';
import { canUseEnglish } from '../ad/ad-language.ts';
import { tradeOf } from '../../computed/words/trade.ts';
import {
  COFFEE_DRINKERS,
  HOME_DINERS,
  DONORS,
  EVENT_GOERS,
  JOB_SEEKERS,
} from '../../computed/words/trades.ts';
import { STEPS } from './common-requests.ts';
import { plural } from '../ad/product.ts';
import { requestForOffer } from './request-for-offer.ts';
import { capitalize } from '../../capitalize.ts';

const MESSAGES = {
  offer: 'Repeats the offer, “{offer}”, on the button.',
  product: 'Names what people can buy: {things}.',
  crowd: 'Uses the proof in your ad: {crowd}.',
  next: 'Says what people do next, which {now} does not.',
  common: 'A familiar, plain label.',
} as const;

export interface CallToActionVariation {
  readonly text: string;
  readonly reason: string;
}

const MOST = 5;

/** Characters that fit on a button before it wraps. Chosen by judgment. */
const LONGEST = 34;

/** English button texts to try, for English ads only: from the ad's own offer, product and crowd, and familiar labels of its trade. */
export function suggestCallsToAction(ad: AdWords): CallToActionVariation[] {
  if (!canUseEnglish(ad)) return [];
  const now = ad.callToAction?.text ?? mainRequest(ad.copy?.callsToAction ?? [])?.text ?? null;
  const seen = new Set(now === null ? [] : [plainLabel(now)]);
  return draftsFor(ad, now)
    .filter(({ text }) => {
      const fresh = text.length <= LONGEST && !seen.has(plainLabel(text));
      seen.add(plainLabel(text));
      return fresh;
    })
    .slice(0, MOST);
}

const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim();

/** Most characters of a request taken over for a button. */
const SHORT = 24;

/** Button text: the copy's own request, else the first suggestion that is short enough; null if there is none. */
export function shortCallToAction(ad: AdWords): string | null {
  const main = mainRequest(ad.copy?.callsToAction ?? []);
  const said = main && buttonWords(main.text);
  const isOpen = ad.isContradicted && said && statesTerms(said);
  if (said && said.length <= SHORT && !BARE_CLICK.test(said) && !isOpen) return capitalize(said);
  if (!canUseEnglish(ad)) return null;
  return draftsFor({ ...ad, copy: null }, null).find(({ text }) => text.length <= SHORT)?.text ?? null;
}

function draftsFor(ad: AdWords, now: string | null): readonly CallToActionVariation[] {
  const facts = adFacts(ad);
  return [...byOffer(ad, facts), ...byProduct(facts), ...byCrowd(facts), ...common(ad, facts, now)];
}

const MOST_OFFERS = 2;

/** Text after an offer that limits at most its time: 'until Sunday', 'on every bottle'. Must not contain an amount. */
const OPEN = /^(?:until|till|through|by|ends?|today|tonight|this|now|on (?:every|any|all))\b(?!.*[$€£])/;

/** Conditions after an offer: 'for members', 'on orders over $60', 'with code TEA'. */
const LIMITS =
  /^[ \t]*[,(]?[ \t]*(?:for (?!(?:everyone|all|a limited|a short)\b)|(?:with(?! free)|when|if|over)\b|on (?!every|any|all))/i;
/** Conditions before an offer: 'Spend $60 and get 10% off', 'Members get 10% off'. */
const LIMITED =
  /\b(?:spend .{1,20}|members|students|guests|subscribers|new customers)[ \t,:]+(?:(?:and|to)[ \t]+)?(?:get|save|enjoy)[ \t]*$/i;

/** Whether the offer has a condition next to it. New text without the condition would promise more than the ad. */
const isLimited = (offer: string, said: string): boolean => {
  const lower = said.toLowerCase().split(offer.toLowerCase());
  return lower.slice(1).some((after, at) => LIMITS.test(after) || LIMITED.test(lower[at]!));
};

/** Whether the offer is unconditional. In a picture, where any line may hold a condition, its line must say nothing else except `OPEN`. */
export function isWhole(offer: string, { copy, text, elements }: AdWords): boolean {
  if (copy) return !isLimited(offer, copy.text);
  const overLines = text.map((line, at) =>
    text[at + 1]?.goesOn ? `${line.text} ${text[at + 1]?.text}` : '',
  );
  if ([elements?.offer?.text ?? '', ...overLines].some((said) => isLimited(offer, said))) return false;
  return text.some(({ text: line }) => {
    const [before, after] = plainLabel(line).split(plainLabel(offer));
    return before === '' && (after === '' || OPEN.test((after ?? 'more').trim()));
  });
}

function byOffer(ad: AdWords, { offers }: AdFacts): CallToActionVariation[] {
  const whole = offers.filter((offer) => isWhole(offer, ad));
  return whole.slice(0, MOST_OFFERS).flatMap((offer) => {
    const request = requestForOffer(offer);
    if (request === null) return [];
    return [{ text: request, reason: formatMessage(MESSAGES.offer, { offer }) }];
  });
}

function byProduct({ goods, action }: AdFacts): CallToActionVariation[] {
  if (goods === null || action !== 'shop') return [];
  const things = plural(goods);
  return [{ text: `Shop ${things}`, reason: formatMessage(MESSAGES.product, { things }) }];
}

const byCrowd = ({ crowd }: AdFacts): CallToActionVariation[] =>
  crowd === null ? [] : [{ text: `Join ${crowd}`, reason: formatMessage(MESSAGES.crowd, { crowd }) }];

/** Trades whose ads always ask for the same thing, whatever their wording. */
const OF_TRADE: Readonly<Record<string, keyof typeof STEPS>> = {
  [JOB_SEEKERS]: 'work',
  [EVENT_GOERS]: 'shows',
  [DONORS]: 'give',
};

/** Trades whose goods are ordered rather than shopped for, whether delivered or served. */
const MEALS: ReadonlySet<string> = new Set([HOME_DINERS, COFFEE_DRINKERS]);

/** Asks only for a click. */
const BARE_CLICK = /^(?:click|tap)\b/i;

/** A request that does not say what people get. Any other says more than a familiar label would. */
const EMPTY =
  /^(?:click|tap|learn|read|see|find out|discover|explore|submit|go|enter|continue|more)(?: (?:here|more|now|info))*$/i;

const saysMore = (request: string): boolean => !EMPTY.test(plainLabel(buttonWords(request)));

/** Familiar labels of the ad's trade, else of its own request; empty if the ad's own words say more. */
function common(ad: AdWords, { action }: AdFacts, now: string | null): CallToActionVariation[] {
  if (now !== null && saysMore(now)) return [];
  const english = adSources(ad).filter(({ language }) => language === 'en');
  const audience = tradeOf(english)?.audience.audience ?? '';
  const trade =
    action === 'shop' && MEALS.has(audience)
      ? 'order'
      : (OF_TRADE[audience] ?? (/^apply\b/i.test(now ?? '') ? 'apply' : undefined));
  // If the ad makes no request, only a trade that always asks for the same thing shows what to ask.
  const steps = STEPS[trade ?? (now === null ? null : action) ?? 'click'];
  const said =
    now === null || BARE_CLICK.test(now) || !hasOnlyKnownWords(now) ? null : quote(buttonWords(now));
  const reason = said === null ? MESSAGES.common : formatMessage(MESSAGES.next, { now: said });
  return steps.map((text) => ({ text, reason }));
}
