import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { frequencyOf } from '../words/index.ts';
import { findPattern, withoutOverlaps } from './phrases.ts';
import { momentsIn, spelledNumbersIn } from './style/details.ts';
import type { Word } from './words.ts';

const CURRENCY =
  '[$€£¥₹₩₽₱₦]|US\\$|(?<!\\p{L})(?:USD|EUR|GBP|CHF|AUD|CAD|AED|SAR|QAR|SGD|NZD|HKD|ZAR|KES|Ksh|MYR|NGN|PKR|INR|RM|Rs\\.?|kr)';
const AMOUNT = "\\d{1,3}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const PRICE = new RegExp(
  `(?:${CURRENCY})\\s?(?:${AMOUNT})(?:\\s?(?:k|m|bn|million|billion)\\b)?|(?<![\\p{N}.,])\\d{1,2}p\\b|(?:\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+|${AMOUNT})\\s?(?:[€£¥₹₽¢]|円|元|kr\\b|USD\\b|EUR\\b|GBP\\b|dollars?\\b|euros?\\b|pounds sterling\\b|cents?\\b|bucks\\b)`,
  'giu',
);
const PERCENTAGE = /\d+(?:[.,]\d+)?\s?(?:[%％٪]|percent\b|per cent\b)/gi;
const NUMBER =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*(?:\+|(?:st|nd|rd|th|x|k|m)(?![\p{L}]))?(?:\s(?:million|billion|thousand|hundred)\b)?/giu;
/** English months, short or long, without 'may', which is a common verb, too. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  `\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH}|may)\\b|\\bmay \\d{1,2}(?:st|nd|rd|th)?\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\b(?:this (?:week(?:end)?|month|year|morning|summer|winter|spring|fall|autumn)|next (?:week|month|year))\\b|\\b(?:19|20)\\d\\d\\b|\\b(?:black friday|cyber monday|christmas|easter|halloween|thanksgiving|valentine'?s day|mother'?s day|father'?s day|new year'?s?)\\b|\\b\\d+[- ](?:hours?|days?|weeks?|minutes?|mins?|months?|years?|seconds?|nights?)\\b`,
  'gi',
);

/** Numbers, prices, percentages, names and dates, which make a claim distinctive and checkable. Each stretch counts once. */
export function specificsOf(text: string, words: readonly Word[], english: boolean): Copy['specifics'] {
  const prices = withoutOverlaps(findPattern(text, PRICE));
  const percentages = findPattern(text, PERCENTAGE);
  const dates = withoutOverlapping(
    english ? withoutOverlaps([...findPattern(text, DATE), ...momentsIn(text)]) : [],
    [...prices, ...percentages],
  );
  const taken = [...prices, ...percentages, ...dates];
  const spelled = english ? spelledNumbersIn(text) : [];
  const numbers = withoutOverlapping(withoutOverlaps([...findPattern(text, NUMBER), ...spelled]), taken);
  return {
    prices,
    percentages,
    dates,
    numbers,
    names: english ? withoutOverlapping(namesIn(text, words), taken) : [],
  };
}

const withoutOverlapping = (hits: readonly Hit[], taken: readonly Hit[]): Hit[] =>
  hits.filter((hit) => !taken.some((other) => hit.start < other.end && other.start < hit.end));

/** From this share of capitalized words on, the text is in title case, so capitals say nothing about names. */
const TITLE_CASE = 0.55;

/** Maximum subtitle count at which a capitalized word is a name even in title case. */
const RARE = 60;

const NAME_JOINER = /^[ &'’-]$/;

/** Capitalized words inside a sentence; adjacent ones are joined. */
function namesIn(text: string, words: readonly Word[]): Hit[] {
  const lettered = words.filter(({ text: word }) => /^\p{L}/u.test(word) && word.length > 3);
  const capitalized = lettered.filter(({ text: word }) => /^\p{Lu}/u.test(word));
  const titleCase = lettered.length > 2 && capitalized.length / lettered.length >= TITLE_CASE;
  const names: Hit[] = [];
  for (const word of words) {
    if (!isName(text, word, titleCase)) continue;
    const last = names.at(-1);
    if (last && NAME_JOINER.test(text.slice(last.end, word.start))) names.pop();
    const start = last && NAME_JOINER.test(text.slice(last.end, word.start)) ? last.start : word.start;
    names.push({ start, end: word.end, text: text.slice(start, word.end) });
  }
  return names;
}

/** 'Don't' and 'You've' are not names. */
const CONTRACTED = /['’](?:t|ve|re|ll|d|m)$/i;

function isName(text: string, word: Word, titleCase: boolean): boolean {
  if (!/^\p{Lu}[\p{L}'’]*\p{Ll}/u.test(word.text)) return /^\p{Ll}\p{Lu}\p{Ll}/u.test(word.text);
  if (CONTRACTED.test(word.text)) return false;
  const rare =
    frequencyOf(word.lower.replace(/'s$/, '')) < RARE && !/(?:ed|ing|er|est|ly|s)$/.test(word.lower);
  if (titleCase) return rare;
  const startsSentence =
    /(?:^|[.!?:\n•"“(—–-]\s*|\p{Extended_Pictographic}\uFE0F?\s*)$/u.test(
      text.slice(Math.max(0, word.start - 4), word.start),
    ) || word.start === 0;
  return startsSentence
    ? rare && word.text.length > 2
    : word.lower.length > 1 && !/^i(?:'|$)/.test(word.lower);
}
