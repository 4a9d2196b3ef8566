import { contactIn, webAddressIn } from './contact.ts';
import { foreignRequest } from './foreign-request.ts';
import { EMPTY_WORDS, VERBS } from './words/english.ts';

/** Phrases that are a call to action anywhere in a text. */
const PHRASES =
  /\b(?:shop|buy|order|book|call|apply|join|enroll|enrol|register|donate|subscribe|download|start|learn more|find out more|read more|see more|sign up|get started|try it|try for free|get yours|visit us|visit our|visit|order online|available (?:now|at)|come (?:on )?in|(?:drop|drive|pop|walk|stop) in|(?:stop|swing|drop) by|find (?:us|it|yours)|dm us)\b(?:\s+(?:now|today|here|online|free|us))?\b/i;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);

/** "Call us at 866 744 2468", "Visit brand.com". */
export const isContact = (text: string): boolean =>
  /^(?:call|phone|text|dial|visit|go to|email|order|tel|telefon|ruf|appelez|llama|chiama|ligue)\b/i.test(
    text,
  ) &&
  (/\d{3}/.test(text) || webAddressIn(text) !== null);

/** Whether the text is mostly an address or phone number: a way to act that does not ask anyone to. */
export const offersContact = (text: string): boolean => {
  const reached = contactIn(text);
  return reached !== null && reached.length >= text.length * 0.5;
};

/** Where to get it: 'In pharmacies from May 3', 'Ask at the counter', 'at your Dovetone dealer’s'. */
const PLACE =
  /\b(?:in|at|from) (?:(?:all|any|your|our|the|most|selected|good|better|fine|local|nearest|a|leading|participating) )*(?:[\p{L}’'-]+ )?(?:stores?|shops?|pharmac(?:y|ies)|chemists?|drug ?stores?|dealers?|dealerships?|retailers?|stockists?|supermarkets?|grocers?|branch(?:es)?|showrooms?|aisles?|counters?|checkouts?|box office|outlets?|boutiques?|cinemas?|theat(?:er|re)s?|bookstores?|bookshops?|chillers?|freezers?|kiosks?)\b|\bnear(?:est)? (?:to )?you\b|\b(?:your|the) nearest\b|\bwherever\b.*\bsold\b|\b(?:out|on sale|in (?:cinemas|theaters|stores)|now showing) (?:now|everywhere|nationwide)\b/iu;

/** The same with the name of the shop: 'At Hollis & Rae counters'. */
const NAMED_PLACE =
  /\b(?:[Ii]n|[Aa]t|[Ff]rom) (?:(?:\p{Lu}[\p{L}’'-]*|&) ){1,3}(?:stores?|pharmacies|dealers?|counters?|branch(?:es)?|showrooms?)\b/u;

/** Whether it says where to get the product, even without asking people to go there. */
export const namesPlace = (text: string): boolean => PLACE.test(text) || NAMED_PLACE.test(text);

/** Whether it promises a result rather than asking for an action: 'Get 4x longer lashes'. */
export const promisesBenefit = (text: string): boolean =>
  /^\W*(?:get|save|earn|win|enjoy) (?:up to |over )?[$€£]?\d/i.test(text);

/** Verbs that ask only with the words that follow; alone they are names or goods: 'Ring us', 'Pop in', 'Bring this flyer'. */
const PHRASAL =
  /^\W*(?:(?:pop|drop|walk|drive|stop|swing) (?:in|by|over|round|along)|come (?:in|on|by|along|and|over|see)|look for|pick (?:one|it|yours|some)|bring (?:this|your|a)|(?:ring|phone|mail) (?:us|\d\S*)|wishlist (?:it|us|now))\b/i;

/** A verb after a clause of purpose: 'For the free booklet, call 0800 555 0142'. */
const AFTER_CLAUSE =
  /^\W*(?:for|to)\s[^,]+,\s+(?:call|text|visit|e-?mail|ring|phone|scan|go to|write to)\b(?!\s*(?:,|&|(?:and|or)\b))/iu;

/** Whether it begins with a verb that asks, also after a clause of purpose, or is a request in a language other than English. */
export const startsWithVerb = (text: string): boolean =>
  (VERBS.has(wordsOf(text)[0] ?? '') && !promisesBenefit(text)) ||
  AFTER_CLAUSE.test(text) ||
  PHRASAL.test(text) ||
  foreignRequest(text) !== null;

/** Whether a short text is nothing but a call to action: "Shop now", "Call us today". */
export function isCallToAction(text: string): boolean {
  const match = PHRASES.exec(text);
  if (match !== null && match[0].length >= text.length * 0.5) return true;
  const abroad = foreignRequest(text);
  return abroad !== null && wordCount(text) <= (abroad.specific ? 3 : 4);
}

/** Whether it says what people get ("Shop trail shoes"), not only what to do ("Click here"). */
export function isSpecific(text: string): boolean {
  const abroad = foreignRequest(text);
  if (abroad) return abroad.specific;
  const [first, ...rest] = wordsOf(text);
  const content = rest.filter((word) => !EMPTY_WORDS.has(word));
  return content.length > 0 || (first !== undefined && !VERBS.has(first) && !EMPTY_WORDS.has(first));
}

export const wordCount = (text: string): number => wordsOf(text).length;

/** Whether it ends in an arrow, which makes any text a button. */
export const endsInArrow = (text: string): boolean => /[>›»→]\s*$/.test(text);
