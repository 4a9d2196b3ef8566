import { reachIn, webAddressIn } from './reach.ts';
import { requestAbroad } from './request-abroad.ts';
import { EMPTY_WORDS, VERBS } from './words/english.ts';

/** Phrases that are a call to action wherever they stand. */
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

/** A bare address or number: a way to act for those who want to, though nobody is asked. */
export const offersContact = (text: string): boolean => {
  const reached = reachIn(text);
  return reached !== null && reached.length >= text.length * 0.5;
};

/** Where one gets it: 'In pharmacies from May 3', 'Ask at the counter', 'at your Dovetone dealer’s'. */
const PLACE =
  /\b(?:in|at|from) (?:(?:all|any|your|our|the|most|selected|good|better|fine|local|nearest|a|leading|participating) )*(?:[\p{L}’'-]+ )?(?:stores?|shops?|pharmac(?:y|ies)|chemists?|drug ?stores?|dealers?|dealerships?|retailers?|stockists?|supermarkets?|grocers?|branch(?:es)?|showrooms?|aisles?|counters?|checkouts?|box office|outlets?|boutiques?|cinemas?|theat(?:er|re)s?|bookstores?|bookshops?|chillers?|freezers?|kiosks?)\b|\bnear(?:est)? (?:to )?you\b|\b(?:your|the) nearest\b|\bwherever\b.*\bsold\b|\b(?:out|on sale|in (?:cinemas|theaters|stores)|now showing) (?:now|everywhere|nationwide)\b/iu;

/** The same of a shop with its name: 'At Hollis & Rae counters'. */
const NAMED_PLACE =
  /\b(?:[Ii]n|[Aa]t|[Ff]rom) (?:(?:\p{Lu}[\p{L}’'-]*|&) ){1,3}(?:stores?|pharmacies|dealers?|counters?|branch(?:es)?|showrooms?)\b/u;

/** Says where people get it, whether or not it asks them to go. */
export const namesPlace = (text: string): boolean => PLACE.test(text) || NAMED_PLACE.test(text);

/** 'Get 4x longer lashes' says what one will have, and nothing to do. */
export const promises = (text: string): boolean =>
  /^\W*(?:get|save|earn|win|enjoy) (?:up to |over )?[$€£]?\d/i.test(text);

/** Verbs that ask with what follows them, and are names and goods without: 'Ring us', 'Pop in', 'Bring this flyer'. */
const PHRASAL =
  /^\W*(?:(?:pop|drop|walk|drive|stop|swing) (?:in|by|over|round|along)|come (?:in|on|by|along|and|over|see)|look for|pick (?:one|it|yours|some)|bring (?:this|your|a)|(?:ring|phone|mail) (?:us|\d\S*)|wishlist (?:it|us|now))\b/i;

/** The verb after a clause that says what for: 'For the free booklet, call 0800 555 0142'. */
const AFTER_CLAUSE =
  /^\W*(?:for|to)\s[^,]+,\s+(?:call|text|visit|e-?mail|ring|phone|scan|go to|write to)\b(?!\s*(?:,|&|(?:and|or)\b))/iu;

/** Begins with the verb, also after such a clause, or is a request in a language whose requests end on it. */
export const startsWithVerb = (text: string): boolean =>
  (VERBS.has(wordsOf(text)[0] ?? '') && !promises(text)) ||
  AFTER_CLAUSE.test(text) ||
  PHRASAL.test(text) ||
  requestAbroad(text) !== null;

/** "Shop now", "Call us today": short, and nothing but a call. */
export function isCall(text: string): boolean {
  const match = PHRASES.exec(text);
  if (match !== null && match[0].length >= text.length * 0.5) return true;
  const abroad = requestAbroad(text);
  return abroad !== null && wordCount(text) <= (abroad.specific ? 3 : 4);
}

/** Says what one gets ("Shop trail shoes"), not only what to do ("Click here"). */
export function isSpecific(text: string): boolean {
  const abroad = requestAbroad(text);
  if (abroad) return abroad.specific;
  const [first, ...rest] = wordsOf(text);
  const content = rest.filter((word) => !EMPTY_WORDS.has(word));
  return content.length > 0 || (first !== undefined && !VERBS.has(first) && !EMPTY_WORDS.has(first));
}

export const wordCount = (text: string): number => wordsOf(text).length;

/** An arrow at the end makes a button of anything. */
export const pointsOn = (text: string): boolean => /[>›»→]\s*$/.test(text);
