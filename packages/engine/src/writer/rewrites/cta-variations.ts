import { buttonWords, mainRequest } from '../../computed/copy/actions.ts';
import { quote } from '../../computed/text/quote.ts';
import { isWords } from '../../computed/text/tellable-headline.ts';
import { say } from '../../messages/say.ts';
import { type AdFacts, type AdWords, adFacts, adSources, capital } from '../ad/ad-facts.ts';
import { takesEnglish } from '../ad/ad-language.ts';
import { fieldOf } from '../../computed/words/field.ts';
import { COFFEE, EATING, GIVING, SHOWS, WORK } from '../../computed/words/trades.ts';
import { STEPS } from './common-requests.ts';
import { plural } from '../ad/product.ts';
import { requestForOffer } from './request-for-offer.ts';

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

/** A button holds about this much before it wraps; judgment. */
const LONGEST = 34;

/** Buttons to try, English and for English ads alone: of the offer, the goods and the crowd that the ad names itself, and labels that its trade uses. */
export function suggestCallsToAction(ad: AdWords): CallToActionVariation[] {
  if (!takesEnglish(ad)) return [];
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

/** A copy's own request that fits a button. */
const SHORT = 24;

/** Words for a button: the request of the ad's copy, else the first that could be suggested; null where nothing is known to ask for. */
export function ownRequest(ad: AdWords): string | null {
  const main = mainRequest(ad.copy?.callsToAction ?? []);
  const said = main && buttonWords(main.text);
  if (said && said.length <= SHORT && !BARE_CLICK.test(said)) return capital(said);
  if (!takesEnglish(ad)) return null;
  return draftsFor({ ...ad, copy: null }, null).find(({ text }) => text.length <= SHORT)?.text ?? null;
}

function draftsFor(ad: AdWords, now: string | null): readonly CallToActionVariation[] {
  const facts = adFacts(ad);
  return [...byOffer(ad, facts), ...byProduct(facts), ...byCrowd(facts), ...common(ad, facts, now)];
}

const MOST_OFFERS = 2;

/** What may follow an offer and limits nothing but its time: 'until Sunday', 'on every bottle'; no amount. */
const OPEN = /^(?:until|till|through|by|ends?|today|tonight|this|now|on (?:every|any|all))\b(?!.*[$€£])/;

/** What says who gets an offer, and when: 'for members', 'on orders over $60', 'with code TEA'. */
const LIMITS =
  /^[ \t]*[,(]?[ \t]*(?:for (?!(?:everyone|all|a limited|a short)\b)|(?:with(?! free)|when|if|over)\b|on (?!every|any|all))/i;
/** The same before it: 'Spend $60 and get 10% off', 'Members get 10% off'. */
const LIMITED =
  /\b(?:spend .{1,20}|members|students|guests|subscribers|new customers)[ \t,:]+(?:(?:and|to)[ \t]+)?(?:get|save|enjoy)[ \t]*$/i;

/** Where a condition stands beside an offer: a button that leaves it out promises more than the ad. */
const isLimited = (offer: string, said: string): boolean => {
  const lower = said.toLowerCase().split(offer.toLowerCase());
  return lower.slice(1).some((after, at) => LIMITS.test(after) || LIMITED.test(lower[at]!));
};

/** Of a picture, whose lines may hold its conditions, an offer that is all that its line says, but for what limits nothing. */
function isWhole(offer: string, { copy, text, elements }: AdWords): boolean {
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
    return [{ text: request, reason: say(MESSAGES.offer, { offer }) }];
  });
}

function byProduct({ goods, action }: AdFacts): CallToActionVariation[] {
  if (goods === null || action !== 'shop') return [];
  const things = plural(goods);
  return [{ text: `Shop ${things}`, reason: say(MESSAGES.product, { things }) }];
}

const byCrowd = ({ crowd }: AdFacts): CallToActionVariation[] =>
  crowd === null ? [] : [{ text: `Join ${crowd}`, reason: say(MESSAGES.crowd, { crowd }) }];

/** Trades whose ads ask for one thing, whatever their words. */
const OF_TRADE: Readonly<Record<string, keyof typeof STEPS>> = {
  [WORK]: 'work',
  [SHOWS]: 'shows',
  [GIVING]: 'give',
};

/** What is ordered is sent or served. */
const MEALS: ReadonlySet<string> = new Set([EATING, COFFEE]);

/** A request for the click alone. */
const BARE_CLICK = /^(?:click|tap)\b/i;

/** A request that says nothing of what people get; any other says more than a common label would. */
const EMPTY =
  /^(?:click|tap|learn|read|see|find out|discover|explore|submit|go|enter|continue|more)(?: (?:here|more|now|info))*$/i;

const saysMore = (request: string): boolean => !EMPTY.test(plainLabel(buttonWords(request)));

/** What ads of this trade ask for; else the ad's own request in other words; nothing where that says more. */
function common(ad: AdWords, { action }: AdFacts, now: string | null): CallToActionVariation[] {
  if (now !== null && saysMore(now)) return [];
  const english = adSources(ad).filter(({ language }) => language === 'en');
  const audience = fieldOf(english)?.audience.audience ?? '';
  const trade =
    action === 'shop' && MEALS.has(audience)
      ? 'order'
      : (OF_TRADE[audience] ?? (/^apply\b/i.test(now ?? '') ? 'apply' : undefined));
  // Without a request of its own, only a trade that asks for one thing tells what to ask.
  const steps = STEPS[trade ?? (now === null ? null : action) ?? 'click'];
  const said = now === null || BARE_CLICK.test(now) || !isWords(now) ? null : quote(buttonWords(now));
  const reason = said === null ? MESSAGES.common : say(MESSAGES.next, { now: said });
  return steps.map((text) => ({ text, reason }));
}
