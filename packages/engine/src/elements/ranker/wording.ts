import { nameKey, nameTokens, plainForm } from '../names/name-key.ts';
import { isNotAName } from '../names/no-name.ts';
import { knownName } from '../names/known-names.ts';
import { phoneIn, webAddressIn } from '../../language/contact.ts';
import {
  isCallToAction,
  isContact,
  namesPlace,
  offersContact,
  endsInArrow,
  startsWithVerb,
} from '../../language/request-words.ts';
import { requestScore, offerScore } from '../../language/index.ts';
import { type KindChances, kindChances } from './line-kind.ts';
import { lexicon, restoreSpaces } from '../../gatherers/words/index.ts';
import { capitalize } from '../../capitalize.ts';

/** Properties of a piece of text, independent of its size and place. Shares and flags, 0..1, unless noted. */
export interface Wording {
  readonly words: readonly string[];
  readonly letters: number;
  /** Share of words that are common in English, that occur in it at all, and that are function words. */
  readonly common: number;
  readonly heardOf: number;
  readonly functional: number;
  /** Share of words in all capitals, and share that start with a capital. */
  readonly capitals: number;
  readonly titled: number;
  readonly ends: boolean;
  readonly question: boolean;
  readonly digits: number;
  readonly asks: number;
  /** How much the words ask and offer, in any supported language. */
  readonly asksFor: number;
  readonly offers: number;
  readonly verbFirst: boolean;
  readonly call: boolean;
  /** Says where to get it: 'in stores May 3'. */
  readonly place: boolean;
  readonly contact: boolean;
  readonly bareContact: boolean;
  readonly address: boolean;
  readonly phone: boolean;
  readonly arrow: boolean;
  readonly offer: number;
  readonly money: boolean;
  readonly percent: boolean;
  readonly gift: boolean;
  readonly bargain: boolean;
  readonly date: boolean;
  readonly bundle: boolean;
  readonly noName: boolean;
  readonly legal: boolean;
  /** Well-known name: 0 none, 0.5 within a sentence, 1 alone; times 0.7 with a letter misread. */
  readonly known: number;
  readonly mark: boolean;
  readonly kind: KindChances;
}

const MONEY = /[$€£¥₹₽]\s?\d|\d\s?(?:[$€£¥₹₽]|USD|EUR|GBP|zł|kr\b|CHF)/i;
const PERCENT = /\d\s?%/;
const GIFT =
  /\b(?:(?<![\w-])free(?!\s?(?:from|range|run|yourself|style|dom))|complimentary|bonus|gift|on us|no (?:fee|charge|cost)|trial|voucher|coupon|cashback|win|prize|giveaway|money[- ]back)\b/i;
const BARGAIN =
  /\b(?:off|sale|save|savings?|discounts?|deals?|bogo|half[- ]price|special offer|clearance|buy (?:one|1|two|2)|2[- ]for[- ]1|from only|starting (?:at|from)|as low as|per (?:month|week|night|year|person)|only \S*\d|early bird|limited (?:time )?offer|introductory)\b|\/\s?(?:mo|month|yr|year|night|week)\b/i;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?\s?`;
/** 'July 12', '12–14 July'. A weekday alone does not count, because opening hours contain them. */
export const DAY_OF_MONTH = new RegExp(
  String.raw`${DAY}(?:[–-]\s?${DAY})?${MONTH}|\b${MONTH}\.?\s\d{1,2}\b`,
  'i',
);
const DATE = new RegExp(
  String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b.*\d|${DAY_OF_MONTH.source}`,
  'i',
);
const BUNDLE =
  /\b\d+\s(?:for|x)\s?[$€£]?\d|\bbuy \w+,? get\b|\b\d+[- ](?:day|month|week|year|hour|open|free|nights?)s?\b|\bfirst \w+(?: \w+)? (?:free|half|[$€£]?\d|on us)|\bno \w+(?:[- ]\w+)? (?:fees?|charges?|costs?|contract)\b|\bno fees?\b|\bfixed\b|\ball in\b/i;
const NO_OFFER =
  /\d\s?%\s?(?:juice|cotton|wool|linen|natural|pure|organic|recycled|arabica|vol|alc|silk|leather|fat|less|more|of (?:women|men|people|users|customers|patients)|agreed|saw|said|cocoa|real|vegan|plant|up ?time|accura\w+|reliab\w+|satisf\w+|sure)|\b\d+\s?(?:g|kg|ml|cl|l|oz|lb)\b/i;
const LEGAL =
  /©|\ball rights reserved\b|\bterms\b|\bt&c|\bconditions\b|\bvoid where\b|\b(?:no purchase|purchase necessary)\b|\bsubject to\b|\bwhile (?:stocks?|supplies)\b|\bexcludes?\b|\bexclusions\b|\brestrictions\b|\btrade ?marks?\b|\bdrink responsibly\b|\bnot available in\b|\bmember fdic\b|\bsee (?:website|store|dealer|site|pack(?:age|aging)?|label)\b|\bfor (?:full |official )?rules\b|\bapply\b|\bdisclaimer\b|\bprivacy\b|\bregistered\b|\bltd\b|\binc\.|\bllc\b|\brepresentative\b|\bapr\b|^\*|\bresults (?:may )?vary\b|\bsimulated\b|\bdramatization\b/i;
const LEGAL_RUN =
  /xcludes(?:gift|sale)|notbecombined|percustomer|percoupon|allrightsreserved|voidwhere|purchasenecessary|drinkresponsibly|notavailablein|termsapply|conditionsapply|whilestockslast|memberfdic|trademark/;

/** How much a text offers, 0..1. */
export const offerOf = (text: string): number => {
  if (NO_OFFER.test(text) && !/\boff\b|save/i.test(text)) return MONEY.test(text) ? 0.5 : 0;
  const signs = [MONEY, PERCENT, BARGAIN, GIFT, BUNDLE].map((sign) => sign.test(text));
  return Math.min(1, signs.filter(Boolean).length * 0.5 + (signs[0] || signs[1] ? 0.2 : 0));
};

const share = (words: readonly string[], is: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(is).length / words.length;

const FUNCTION_WORD = 60_000;
const COMMON = 1500;

const cache = new Map<string, Wording>();
const MAX_CACHED = 4000;

export function wordingOf(text: string): Wording {
  const cached = cache.get(text);
  if (cached) return cached;
  if (cache.size > MAX_CACHED) cache.clear();
  const fresh = computeWording(withSpaces(text));
  cache.set(text, fresh);
  return fresh;
}

/** Puts back spaces the reader lost ('Tryitfree' becomes 'Try it free'), which the request patterns depend on. */
export const withSpaces = (text: string): string =>
  restoreSpaces(
    text.replace(/(?<![\p{L}@./])\p{Lu}\p{Ll}{6,}(?![\p{L}]|\.\p{L})/gu, (run) =>
      lexicon().isKnown(run) || knownName(run)
        ? run
        : capitalized(restoreSpaces(run.toLowerCase(), null), run),
    ),
    null,
  );

const capitalized = (spaced: string, run: string): string =>
  spaced.includes(' ') && startsWithVerb(spaced) ? capitalize(spaced) : run;

function computeWording(text: string): Wording {
  const words = nameTokens(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const lettered = words.filter((word) => /\p{L}{2,}/u.test(word));
  const known = knownName(text);
  const call = isCallToAction(text);
  const verbFirst = startsWithVerb(text);
  const address = webAddressIn(text) !== null;
  const phone = phoneIn(text) !== null;
  return {
    words,
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    common: share(lettered, (word) => lexicon().count(plainForm(word)) >= COMMON),
    heardOf: share(lettered, (word) => lexicon().isKnown(plainForm(word))),
    functional: share(lettered, (word) => lexicon().count(plainForm(word)) > FUNCTION_WORD),
    capitals: share(lettered, (word) => word === word.toUpperCase()),
    titled: share(lettered, (word) => /^\p{Lu}/u.test(word)),
    ends: /[.!?…]["”’)]*\s*$/u.test(text.trim()),
    question: /\?/.test(text),
    digits: (text.match(/\d/g)?.length ?? 0) / Math.max(1, text.length),
    asks: call ? (verbFirst ? 1 : 0.8) : verbFirst ? 0.5 : 0,
    asksFor: requestScore(text),
    offers: offerScore(text),
    verbFirst,
    call,
    place: namesPlace(text),
    contact: isContact(text),
    bareContact: offersContact(text),
    address,
    phone,
    arrow: endsInArrow(text),
    offer: offerOf(text),
    money: MONEY.test(text),
    percent: PERCENT.test(text),
    gift: GIFT.test(text),
    bargain: BARGAIN.test(text),
    date: DATE.test(text),
    bundle: BUNDLE.test(text),
    noName: isNotAName(text, words.length > 0 ? words : ['']),
    legal: LEGAL.test(text) || LEGAL_RUN.test(nameKey(text)),
    known: known ? (known.alone ? 1 : 0.5) * (known.exact ? 1 : 0.7) : 0,
    mark: /[®™]/u.test(text),
    kind: kindChances(text),
  };
}
