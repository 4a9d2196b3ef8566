import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { frequencyOf } from '../words/index.ts';
import { findPattern, hit } from './phrases.ts';
import type { Word } from './words.ts';

/** Capitals that ads use and that readers do not perceive as shouting. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'usa uk eu us nyc la tv ai app diy faq asap hd uhd suv led lcd ram ssd gps usb vip ok pm am rn apr irs id ceo seo roi crm spf uv ufc nba nfl mlb nhl usda fda bpa rsvp pdf eta bogo iphone ios vpn hiv adhd ptsd cbd thc mba phd gmo lgbt lgbtq nasa fbi cia bbc cnn hbo espn nypd un nato it hr pr pc ma er act sat et pt ct mt ac dj dna atm sim pin bbq who'.split(
    ' ',
  ),
);

/** Minimum subtitle count at which a word in capitals is emphasis, not a name or an abbreviation. */
const COMMON = 1500;

/** Words in capitals for emphasis: runs of two or more, or a single everyday word. Ignores codes such as SAVE20. */
export function capitalHits(text: string, words: readonly Word[]): Hit[] {
  const hits: Hit[] = [];
  let run: Word[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    const alone = first === last;
    if (first && last && run.some(shouted) && !namesCode(text, first) && !(alone && isCode(text, first))) {
      hits.push(hit(text, first.start, last.end));
    }
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    if (before && /[.!?:;)]/.test(text.slice(before.end, word.start))) close();
    if (isCapital(word)) run.push(word);
    else if (!/^\p{N}/u.test(word.lower) || run.length === 0) close();
  }
  close();
  return hits;
}

const isCapital = ({ text }: Word): boolean =>
  /\p{Lu}/u.test(text) &&
  !/[\p{Ll}\p{N}]/u.test(text) &&
  (text.replace(/[^\p{L}]/gu, '').length > 1 || /^[AI]$/.test(text));

function shouted({ text, lower }: Word): boolean {
  if (text.length < 2 || ABBREVIATIONS.has(lower)) return false;
  if (!/^[a-z']+$/.test(lower)) return text.length > 5;
  return text.length > 5 ? frequencyOf(lower) > 0 || text.length > 7 : frequencyOf(lower) >= COMMON;
}

const namesCode = (text: string, { start }: Word): boolean =>
  /\b(?:code|coupon|voucher)[:\s"'“‘]*$/i.test(text.slice(Math.max(0, start - 12), start));

/** The US states whose postal codes are everyday words. */
const STATES = /^(?:AL|CO|DE|GA|HI|ID|IN|LA|MA|ME|NE|OH|OK|OR|PA)$/;

/** Capitals that are a code: a US state ('Portland, OR'), initials ('AT&T'), a keyword ('Text JOIN to 55555'), a phone number. */
function isCode(text: string, { text: word, start, end }: Word): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 12);
  return (
    (STATES.test(word) && /\p{Ll},\s$/u.test(before)) ||
    /(?<!\p{L})\p{Lu}{1,3}[&-]$/u.test(before) ||
    /^[&-]\p{Lu}{1,3}(?!\p{L})/u.test(after) ||
    (/\btext\s["'“‘]?$/i.test(before) && /^["'”’]?\s(?:to|at)\s\d/i.test(after)) ||
    /\d{3}-$/.test(before)
  );
}

/** Repeated punctuation, and exclamation marks after the first. */
export function punctuationHits(text: string): Hit[] {
  const repeated = findPattern(
    text,
    /[!?]{2,}|[!?](?:\s[!?])+|\.{4,}|[,;:]{2,}|(?<![-–—])[-–—]{4,}|[~*=_|<>]{3,}/g,
  );
  const singles = findPattern(text, /(?<![!?])!(?![!?])/g);
  return [...repeated, ...singles.slice(repeated.some((mark) => mark.text.includes('!')) ? 0 : 1)];
}

const EMAIL = /[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Symbols in place of letters or words, and emoji in place of a sentence. 'u' and 'ur' are words of other languages. */
export const symbolHits = (text: string, english: boolean): Hit[] => [
  ...findPattern(
    text.replace(EMAIL, (address) => ' '.repeat(address.length)),
    /\b(?=\w*[a-z])\w*[a-z][@$](?=[a-z])\w*\b(?!\.\w)/gi,
  ),
  ...findPattern(text, /(?<![\p{L}\p{M}\p{N}])(?:gr8|l8r|b4|2day|2nite|4ever|4u)(?=[\s,.!?]|$)/gu),
  ...(english ? findPattern(text, /(?<![\p{L}\p{M}\p{N}])(?:luv|ur|u)(?=[\s,.!?]|$)/gu) : []),
  ...findPattern(text, /(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*\s*){4,}/gu),
  ...findPattern(text, /[★☆✓✔➤►●♥♦→⇒](?:\s*[★☆✓✔➤►●♥♦→⇒]){2,}/gu),
  ...findPattern(text, /[$€£%#&+]{3,}/g),
];

/** L e t t e r s spaced apart to stand out. */
export const spacingHits = (text: string): Hit[] =>
  findPattern(text, /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,}\p{L}(?![\p{L}\p{N}])/gu).filter(
    (found) => !isAbbreviation(found.text),
  );

/** Capitals with periods that spell no everyday word: 'R.S.V.P.'. */
const isAbbreviation = (spaced: string): boolean =>
  /^(?:\p{Lu}\.)+\p{Lu}$/u.test(spaced) && frequencyOf(spaced.replaceAll('.', '').toLowerCase()) < COMMON;
