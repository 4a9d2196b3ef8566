import { frequencyOf } from '../gatherers/words/index.ts';
import { monthsIn, namesPrice } from './calendar-and-money.ts';
import { foldedWords, isUnspaced, withoutAccents } from './folded.ts';
import type { LanguageWords } from './language-words.ts';
import { candidateLanguages } from './languages.ts';
import { en } from './words/english.ts';

/** Score of each kind of sign by itself. */
const PLAIN = 1;
const PRICE = 0.8;
const WORD = 0.8;
/** A percentage without a word of saving next to it. */
const BARE_PERCENT = 0.55;
/** A selling word without a number: 'sale', 'deal'. */
const HINT = 0.6;
/** Longer sentences say more than an offer, so they get a lower score. */
const LONG = 14;
const LONG_SHARE = 0.6;

/** English patterns with their scores. They use `\s*` throughout, because a reader loses spaces. */
const ENGLISH: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:save|saving|savings|discount|extra|up\s*to)[^.!?]{0,18}\d+\s*(?:%|percent|\$|€|£)|\bsave\s*(?:up\s*to\s*)?[$€£]\s*\d/,
    PLAIN,
  ],
  [/\d\s*(?:%|percent|per\s*cent|[$€£])?\s*(?:off|discount|cash\s*back|rabatt)\b|[$€£]\s*\d+\s*off/, PLAIN],
  [
    /\bbuy\s*(?:one|two|1|2|any\s*\d)[\s,]*get\s*(?:one|two|a|1|2|the)|\bbogo\b|\b[23]\s*for\s*(?:the\s*price\s*of\s*)?(?:1|2|one|two)\b|\btwo\s*for\s*one\b/,
    PLAIN,
  ],
  [/\bhalf[\s-]*(?:price|off)\b|\bon\s*us\b|\bon\s*the\s*house\b/, PLAIN],
  [
    /\bfree\s*(?:[a-z]+[\s-]*){0,2}(?:shipping|delivery|returns?|trial|samples?|gifts?|quotes?|estimates?|consultations?|demos?|downloads?|guides?|e-?book|installation|upgrades?|months?|weeks?|days?|class(?:es)?|lessons?|assessment|check-?up|inspection|access|versions?|tote|bag|coffee|dessert|drinks?|breakfast|lunch|dinner|wi-?fi|parking|entry|admission|tickets?|books?|copy|catalogue?|brochure|meals?|sides?|fries|set-?up|exchanges?|cancel+ation|pick-?up|refills?|app|webinar|course|audit|kit|engraving|workshop|tasting|facial|fitting|storage|credits?|rides?|nights?|spins?|bottle|pair|tour|valuation|account|playbook|report|cleaning|case|mug|box)\b/,
    PLAIN,
  ],
  [
    /\b(?:try|start|join|get|download|yours|book|open|first\s*[a-z0-9]+(?:\s*[a-z]+)?(?:\s*is)?|second\s*[a-z]+|kids\s*(?:eat|stay|go|fly|ride))(?:\s*[a-z]+){0,2}\s*(?:for\s*)?free\b|tryitfree|startfree|(?<![a-z])free\s*for\s*(?:\d+|a|the|one|your|new)\b/,
    0.9,
  ],
  [
    /\b(?:\d+|one|two|three|six|twelve)[\s-]*(?:days?|weeks?|months?|nights?|years?)[\s-]*(?:free|trial|on\s*us|money)|\b(?:free|risk[\s-]*free|no[\s-]*risk|home)\s*trial\b|\b\d+\s*free\b|\bfree\s*\d+|^free$|\bfree\s*gift|\bgift\s*with\b/,
    PLAIN,
  ],
  [/\bcomplimentary\b|\bno\s*(?:extra\s*)?(?:charge|cost)\b|\bat\s*no\s*(?:extra\s*)?cost\b/, 0.9],
  [
    /\b(?:0|0\.0|zero|no)\s*%?\s*(?:[a-z-]+\s*)?(?:apr|interest|down\s*payment|money\s*down|deposit|annual\s*fees?|set-?up\s*fees?|joining\s*fee|commission|fees?)\b/,
    0.75,
  ],
  [
    /\b(?:promo|coupon|discount|voucher)\s*(?:codes?|s)?\b|\b(?:use|with|enter)\s*(?:the\s*)?code\b|\bcode:?\s*[a-z]+\d+\b/,
    0.9,
  ],
  [
    /\b(?:special|exclusive|introductory|intro|limited[\s-]*time|holiday|seasonal|launch|early[\s-]*bird|member)\s*(?:offers?|deals?|discounts?|prices?|pricing|rates?|savings)\b/,
    0.85,
  ],
  [
    /\b(?:summer|winter|spring|fall|autumn|clearance|flash|final|season|friday|monday|holiday|anniversary|annual|big|seasonal|weekend|mid-?season|today|outlet|warehouse|year)\s*(?:[a-z]+\s*)?sale\b|\bon\s*sale\b|\bclearance\b|\bsale\s*(?:ends|now|starts|up)\b|^sale$/,
    0.85,
  ],
  [
    /\bcash\s*back\b|\brebate\b|\bdiscount(?:s|ed)?\b|\bprice\s*(?:drop|cut)\b|\bmoney\s*back\b|\btrade[\s-]*in\b/,
    0.75,
  ],
  [
    /\b(?:from|only|just|now|starting\s*at|starts\s*at|as\s*low\s*as|under|for)\s*(?:only\s*|just\s*)?[$€£¥₹]\s?\d/,
    PLAIN,
  ],
  [
    /(?<![\w.,])(?:\d+\s*)?(?:bonus|extra|double)\s*(?:points?|miles?|credits?|rewards?)\b|\b(?:gift\s*card|voucher|free\s*[a-z]+)\b/,
    HINT,
  ],
  [
    /\b(?:from|only|just|for)\s*\d[\d.,]*\s*(?:an?|per|\/)\s*(?:night|day|week|month|mo|year|yr|person|seat|user|ticket)\b|\d\s*\/\s*(?:mo|month|yr|year|night|day|week|user)\b/,
    0.85,
  ],
  [/^(?:special|hot|best|great)?\s*(?:deals?|offers?)\b|\b(?:sale|deals?|offers?|savings)$/, HINT],
];

/** Not offers: 'free' of something, always open, and other numbers. */
const NO_OFFER =
  /\b(?:sugar|gluten|fat|dairy|cruelty|lactose|alcohol|nut|soy|paraben|sulfate|bpa|hands?|stress|worry|carefree|toxin|fragrance|oil|caffeine|duty|lead|wheat|grain|chemical|plastic|ad|pain|debt|care|hassle|wrinkle|streak|odou?r|guilt|gmo|cage|tax|smoke|germ|virus|risk|royalty|error|contactless)[\s-]*free\b|\bfree[\s-]*(?:from|of|range|dom|style|man|lance|spirit|form|way|hand|fall|stand|world|speech|press|will|people|birds?|your|yourself|the|to\s*(?:be|choose|go|live|run|move|fly))/g;
const FIGURES =
  /\b\d{1,2}\s*\/\s*7\b|\b\d+(?:[.,]\d+)?\s*(?:g|kg|mg|mcg|oz|fl\.?\s*oz|lbs?|ml|cl|l|ltr|km|mi|mph|hp|kw|gb|mb|tb|mm|cm|in|ft|w|mah|kcal|cal|calories|spf)\b|\bspf\s*\d+/g;
/** Legal wording, which lowers the score. */
const SMALL_PRINT =
  /\b(?:terms|conditions|t&c|apply|subject\s*to|offer\s*valid|not\s*valid|excludes?|excluding|void\s*where|while\s*supplies|while\s*stocks|msrp|see\s*(?:store|site|dealer)|participating|fda|fdic|ages?\s*\d|copyright|©|all\s*rights|limit\s*one|per\s*customer|with\s*approved\s*credit|representative)\b/;
const LEGAL_SHARE = 0.35;
const PERCENT = /(?:\d\s*[%％٪]|[%％٪]\s*\d)/;
const HUNDRED = /(?<!\d)100\s*[%％٪]|[%％٪]\s*100(?!\d)/;
/** A percentage that compares or counts: '92 % of users', '30 % less sugar'. */
const COMPARED =
  /[%％]\s*(?:of|more|less|fewer|lower|higher|faster|better|longer|lighter|stronger|smaller|effective|accurate|[a-z]+\s*(?:say|agree)|rh|abv|vol|alc|dv|daily)\b/;

/** Score from which a line is an offer by itself; an event date is not. Chosen by judgment, not fitted. */
const MIN_OFFER_SCORE = 0.4;

/** Minimum subtitle count at which a word of another language is an English word, too: the Danish tax 'moms'. */
const ENGLISH_TOO = 50;

/** Whether a line is an offer. Its language is unknown, so words that are English, too, tell nothing about others. */
export const isOffer = (text: string): boolean =>
  scoreOf(text, undefined, (phrase) => frequencyOf(withoutAccents(phrase)) < ENGLISH_TOO) >= MIN_OFFER_SCORE;

/**
 * How much a line reads like an offer, 0..1: what people get or save beyond the product itself. The value is for ranking lines
 * and is not a probability. Copes with lost spaces, capitals, and lost accents.
 * @param language ISO 639-1 code of the ad's language, if known; English is always checked
 */
export const offerScore = (text: string, language?: string): number => scoreOf(text, language, () => true);

/** @param tells whether a phrase of a language that is only a guess tells anything */
function scoreOf(text: string, language: string | undefined, tells: (phrase: string) => boolean): number {
  const line = withoutAccents(text).replace(/[’‘]/g, "'");
  const cleaned = line.replace(NO_OFFER, ' ').replace(FIGURES, ' ').trim();
  if (!/[\p{L}\d]/u.test(cleaned)) return 0;
  const words = foldedWords(cleaned);
  const known = candidateLanguages(text, language);
  const sure = known.length === 1;
  const isIn = (phrase: string): boolean => containsPhrase(words, cleaned, phrase);
  const says = (phrase: string): boolean => isIn(phrase) && (sure || tells(phrase));
  const saysAny = (of: (each: LanguageWords) => readonly string[]): boolean =>
    of(en).some(isIn) || known.some((each) => of(each).some(says));
  const best = Math.max(
    ...ENGLISH.filter(([pattern]) => pattern.test(cleaned)).map(([, score]) => score),
    byPercent(cleaned, words, () => saysAny(({ shares }) => shares)),
    namesPrice(cleaned) && !isDate(cleaned, words, language) ? PRICE : 0,
    ...known.map(({ offers }) =>
      byWords(
        cleaned,
        offers.filter((phrase) => (sure || phrase.length > SHORT || isUnspaced(phrase)) && says(phrase)),
      ),
    ),
    0,
  );
  const isLegal = SMALL_PRINT.test(cleaned) || saysAny(({ legal = [] }) => legal);
  return best * (isLegal ? LEGAL_SHARE : 1) * (words.length > LONG ? LONG_SHARE : 1);
}

function byPercent(line: string, words: readonly string[], isShare: () => boolean): number {
  if (!PERCENT.test(line) || HUNDRED.test(line) || COMPARED.test(line)) return 0;
  if (isShare()) return 0;
  if (/[-−–]\s*\d{1,2}\s*[%％]/.test(line)) return PLAIN;
  return words.length <= 3 ? BARE_PERCENT + 0.2 : BARE_PERCENT;
}

/** Words up to this length mean other things in other languages, so they count only when the language is known. */
const SHORT = 3;

/** @param found the phrases of one language that the line has */
function byWords(line: string, found: readonly string[]): number {
  if (found.length === 0) return 0;
  if (PERCENT.test(line) && !HUNDRED.test(line)) return PLAIN;
  const longest = Math.max(...found.map((phrase) => phrase.length));
  return found.length > 1 || longest >= 5 || isUnspaced(line) ? WORD : /\d/.test(line) ? HINT : HINT / 3;
}

interface Sought {
  readonly words: readonly string[];
  /** The phrase without spaces if its script has none, else empty. */
  readonly run: string;
}

/** Cache of word-list phrases, each folded once. */
const folded = new Map<string, Sought>();

function soughtOf(phrase: string): Sought {
  const known = folded.get(phrase);
  if (known) return known;
  const words = foldedWords(phrase);
  const run = words.join('');
  const fresh = { words, run: isUnspaced(run) ? run : '' };
  folded.set(phrase, fresh);
  return fresh;
}

function containsPhrase(words: readonly string[], line: string, phrase: string): boolean {
  const { words: sought, run } = soughtOf(phrase);
  const [first] = sought;
  if (first === undefined) return false;
  if (run !== '') return holdsUnspaced(line.replaceAll(' ', ''), run);
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1))
    if (sought.every((word, index) => words[at + index] === word)) return true;
  return false;
}

/** A single character counts only next to a digit: '8折'. */
function holdsUnspaced(line: string, phrase: string): boolean {
  if ([...phrase].length > 1) return line.includes(phrase);
  const at = line.indexOf(phrase);
  return at >= 0 && /\d/.test(line.slice(Math.max(0, at - 1), at + 2));
}

/** Dates like '12. März 2026' have digits next to letters that may look like a currency. */
function isDate(line: string, words: readonly string[], language: string | undefined): boolean {
  const names = new Set([...monthsIn('en'), ...(language ? monthsIn(language) : [])]);
  return words.length <= 4 && words.some((word) => names.has(word)) && !/\p{Sc}/u.test(line);
}
