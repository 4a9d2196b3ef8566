import { ACTION_ANYWHERE, BEFORE_REQUEST } from './words/actions.ts';
import { frequencyOf, lexicon } from '../gatherers/words/index.ts';
import { foldedWords, isUnspaced, withoutAccents } from './folded.ts';
import { contactIn } from './contact.ts';
import { promisesBenefit } from './request-words.ts';
import { foreignRequest } from './foreign-request.ts';
import { AFTER_VERBS, EMPTY_WORDS, AMBIGUOUS_VERBS, RARE_REQUEST_VERBS, VERBS } from './words/english.ts';

/** Score by number of words. Buttons are short, and long lines that begin with a verb are usually headlines. */
const BY_LENGTH = [0, 0.9, 1, 0.95, 0.85, 0.7, 0.5, 0.4, 0.35] as const;
const LONGEST = 0.2;
/** Factor for a verb that also opens headlines, when nothing typical of a button follows. */
const DOUBTFUL = 0.6;
/** Factors for a sentence that ends in a period, and for a question. */
const SENTENCE = 0.7;
const QUESTION = 0.3;
/** A verb in front and 'now' or 'today' at the end, at any length. */
const URGED = 0.85;
/** Scores: an address or phone number with a verb, one alone or within a line, and an arrow after other words. */
const CONTACT = 0.9;
const PHONE_ALONE = 0.45;
const CONTACT_WITHIN = 0.6;
const ADDRESS_ALONE = 0.3;
const ARROW = 0.5;
/** Scores: a clear request in the middle of a line, and a button that only names what people get. */
const WITHIN = 0.55;
const NOUN = 0.6;

/** Count in 51 million words of film subtitles from which letters form a real word rather than a coincidence. */
const FAMILIAR = 200;

const ARROW_AT_END = /\s*(?:[>›»→➜➔▶►❯⟶]|->)+\s*$/u;
/** Words that may come before the verb: 'Click order now' asks to order. */
const isLeadIn = (word: string): boolean => BEFORE_REQUEST.has(word) || word === 'click';
const URGENT = new Set(['now', 'today', 'yours']);
const URGES = new Set(['now', 'today', 'here', 'online', 'us', 'more', 'yours', 'free', 'your', 'our', 'it']);
const BUTTON_NOUNS =
  /^(?:(?:more )?(?:info|details)|free (?:trial|quote|demo|consultation|sample|estimate)|(?:get )?tickets|demo|sign[- ]?up|your quote|learn more|rsvp)$/;
/** A code that people are told to enter. */
const CODE = /^(?:(?:promo|promotion|coupon|discount|voucher|offer) ?code|code)\b/;
const anywhere = ACTION_ANYWHERE.map((phrase) => ` ${foldedWords(phrase).join(' ')} `);

/**
 * How much a line reads like a request to act, 0..1. The value is for ranking lines and is not a probability. Copes with lost
 * spaces, capitals, and accents that a reader dropped.
 * @param language ISO 639-1 code of the ad's language, if known; English is always checked
 */
export function requestScore(text: string, language?: string): number {
  const line = text.replace(ARROW_AT_END, '').trim();
  const pointed = line.length < text.trim().length;
  const words = respaced(foldedWords(line));
  if (words.length === 0) return 0;
  const best = Math.max(
    inEnglish(words),
    foreignScore(line, words.length, language),
    contactScore(line, words),
  );
  const ended = best * ending(line, words.length);
  return pointed ? Math.max(ended, Math.min(1, ARROW + ended / 2)) : ended;
}

function inEnglish(words: readonly string[]): number {
  const first = words.findIndex((word) => !isLeadIn(word));
  const start = first > 0 && VERBS.has(words[first]!) ? first : 0;
  const verb = words[start]!;
  const next = words[start + 1];
  if (isRequestVerb(verb)) {
    const plain = VERBS.has(verb) && !AMBIGUOUS_VERBS.has(verb) && !promisesBenefit(words.join(' '));
    const urges = next !== undefined && URGES.has(next);
    const alone = words.length === 1 && EMPTY_WORDS.has(verb) ? DOUBTFUL : 1;
    const urged = words.length > 2 && URGENT.has(words.at(-1)!);
    return Math.max(byLength(words.length), urged ? URGED : 0) * (plain || urges ? 1 : DOUBTFUL) * alone;
  }
  if (words.length === 2 && URGENT.has(next ?? '')) return DOUBTFUL;
  const joined = words.join(' ');
  if (BUTTON_NOUNS.test(joined)) return NOUN;
  if (CODE.test(joined)) return WITHIN;
  return containsRequest(joined) && words.length <= 12 ? WITHIN : 0;
}

/** @param folded lowercase words without accents, separated by single spaces */
const containsRequest = (folded: string): boolean =>
  anywhere.some((phrase) => ` ${folded} `.includes(phrase));

/** Whether a line contains a phrase that is a clear request wherever it stands, such as 'link in bio'. English only. */
export const saysRequest = (text: string): boolean => containsRequest(foldedWords(text).join(' '));

function foreignScore(line: string, count: number, language: string | undefined): number {
  if (language === 'en') return 0;
  const found = foreignRequest(line, language);
  if (!found) return 0;
  return isUnspaced(line) ? (found.specific ? 0.85 : 1) : byLength(count);
}

const CALLS =
  /^(?:for ?(?:more ?)?(?:info|information|details)|call|phone|text|sms|whatsapp|dial|visit|go ?to|log on|email|order|tel|telefon|ruf|anruf|appelez|llama|chiama|ligue|bel|ring|soita|zadzwon|volejte|suna|hivj|звони|тел|телефон|اتصل|חייגו|電話|电话|전화|hubungi|goi)/i;

const VISITS =
  /\b(?:visit|go ?to|call|order at|text|sms|whatsapp|email|find (?:us|out|more) (?:at|on)|log on)\b/i;

function contactScore(line: string, words: readonly string[]): number {
  const reach = contactIn(line);
  if (reach === null) return 0;
  if (CALLS.test(withoutAccents(line)) && words.length <= 14) return CONTACT;
  if (VISITS.test(line) && words.length <= 14) return CONTACT_WITHIN;
  if (reach.length < line.length * 0.5) return 0;
  return /\d{3}/.test(reach) && !/[a-z]/i.test(reach) ? PHONE_ALONE : ADDRESS_ALONE;
}

function ending(line: string, count: number): number {
  if (/[?？؟;]\s*$/u.test(line)) return QUESTION;
  return /[.。!…]\s*$/u.test(line) && count > 3 ? SENTENCE : 1;
}

const byLength = (count: number): number => BY_LENGTH[count] ?? LONGEST;

/** The words of a request without accents, with lost spaces put back. */
export const requestWords = (text: string): readonly string[] => respaced(foldedWords(text));

/** Splits 'Tryitfree' and 'SHOPNOW' into words, if all of it is a verb plus words that may follow one. */
function respaced(words: readonly string[]): readonly string[] {
  const [first, ...rest] = words;
  if (first === undefined || isRequestVerb(first) || first.length < 5 || lexicon().isKnown(first))
    return words;
  for (let at = first.length - 1; at >= 3; at--) {
    if (!isRequestVerb(first.slice(0, at))) continue;
    const after = split(first.slice(at));
    if (after) return [first.slice(0, at), ...after, ...rest];
  }
  return words;
}

export const isRequestVerb = (word: string): boolean => VERBS.has(word) || RARE_REQUEST_VERBS.has(word);

function split(letters: string): readonly string[] | null {
  if (letters === '') return [];
  for (let at = letters.length; at > 0; at--) {
    if (!mayFollowVerb(letters.slice(0, at))) continue;
    const after = split(letters.slice(at));
    if (after) return [letters.slice(0, at), ...after];
  }
  return null;
}

const mayFollowVerb = (word: string): boolean =>
  AFTER_VERBS.has(word) || (word.length >= 3 && frequencyOf(word) >= FAMILIAR);

/** Score from which words ask for something. Chosen by judgment, not fitted. */
const MIN_REQUEST_SCORE = 0.5;

export const isRequest = (text: string): boolean => requestScore(text) >= MIN_REQUEST_SCORE;
