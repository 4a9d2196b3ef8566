import type { TextLine } from '../../artifacts/artifacts.ts';
import { streetIn, TIME } from '../../language/contact.ts';
import { wordCount } from '../../language/request-words.ts';
import { DAY_OF_MONTH, wordingOf } from '../../elements/ranker/wording.ts';
import { overlap } from '../../geometry.ts';

/** With a currency sign, or as in a price column: '12.50'. */
const PRICE = /[$€£]\s?\d|\d\s?[$€£]|\b\d{1,4}[.,]\d{2}\b/;

/** A deadline with a date: 'by Friday, July 12'. */
const UNTIL = new RegExp(
  String.raw`\b(?:until|till|by|before|ends?)\s(?:\p{L}+,?\s)?(?:${DAY_OF_MONTH.source})`,
  'iu',
);

/** Fewer facts are the place and time of one event below a message. Chosen by judgment. */
const FEWEST = 5;
/** Share of body and offer words from which the facts are what the ad is read for. Chosen by judgment. */
const MOST = 0.5;

export const statesPrice = ({ text }: Pick<TextLine, 'text'>): boolean => PRICE.test(text);

const AMOUNT = /[$€£]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?[$€£](?!\s?\d)/g;
const amountsIn = ({ text }: TextLine): readonly string[] =>
  [...text.matchAll(AMOUNT)].map(([, after, before]) => (after ?? before!).replaceAll(/[.,]/g, ''));

/**
 * Different prices from which nobody takes all of them in, and share of the lines from which they are what crowds an ad: it is .2 or
 * more in the ten cluttered ads and mockups with so many, and .18 in a poster that a reader called crowded by its other text. Chosen with
 * these in view.
 */
const MANY = { prices: 6, share: 0.2 } as const;

/** The number of different prices, without fine print and text on products; null if there are few, or more of other text. */
export function manyPrices(text: readonly TextLine[]): number | null {
  const shown = text.filter(({ role }) => role !== 'legal' && role !== 'label');
  const priced = shown.filter((line) => amountsIn(line).length > 0);
  const { size } = new Set(priced.flatMap(amountsIn));
  return size >= MANY.prices && priced.length >= MANY.share * shown.length ? size : null;
}

/** Number of prices that make a list. Chosen by judgment. */
const LIST = 4;

/** A reduction by itself, as on the tiles of a leaflet: '-28%'. */
const REDUCTION = /^[\s\p{P}\p{S}]*\d{1,2}\s?%[\s\p{P}\p{S}]*$/u;
const MINUS = /[-–−]\s?\d/;

/** Bare percentages may be results of a survey, so one of them must have a minus sign. */
export function listsPrices(text: readonly TextLine[]): boolean {
  const reductions = text.filter((line) => REDUCTION.test(line.text));
  const reduced = reductions.some((line) => MINUS.test(line.text)) ? reductions.length : 0;
  return text.filter(statesPrice).length + reduced >= LIST;
}

/** A date, time, price or address: what people look up in a listing or timetable, which cannot be said in fewer words. */
export function isFact({ text }: Pick<TextLine, 'text'>): boolean {
  const { date, money, address, phone } = wordingOf(text);
  const isOther = TIME.test(text) || statesPrice({ text }) || streetIn(text) !== null;
  return date || money || address || phone || isOther;
}

/** Three or more items in one line: who plays, what it contains. OCR reads a dot as a dash just as often. */
const ROW = /(?:\p{L}.*\s[·•|–-]\s?.*){2}\p{L}/u;

/** Whether most of the text is dates, times, prices, addresses and what shares a row with them, or rows of names. */
export function listsFacts(text: readonly TextLine[]): boolean {
  const body = text.filter(({ role }) => role === 'body' || role === 'offer');
  const facts = body.filter((line) => isFact(line) || ROW.test(line.text));
  const told = body.filter((line) => facts.some((fact) => fact === line || isBeside(line, fact)));
  return facts.length >= FEWEST && wordsIn(told) >= MOST * wordsIn(body);
}

/** Whether people read it as a listing: a price list, a timetable, a bill of names. Its length is its purpose. */
export const isListing = (text: readonly TextLine[]): boolean => listsPrices(text) || listsFacts(text);

/**
 * Whether it says when an event takes place: a date and a time, in one line or in two adjacent ones. Deadlines and the
 * weekdays of opening hours do not count.
 */
export function announcesEvent(text: readonly TextLine[]): boolean {
  const shown = text.filter(({ role }) => role !== 'legal' && role !== 'label');
  return shown.some((line, at) => {
    if (!DAY_OF_MONTH.test(line.text) || UNTIL.test(line.text)) return false;
    return shown.slice(Math.max(0, at - 1), at + 2).some((each) => TIME.test(each.text));
  });
}

/**
 * A poem or a letter: minimum lines, share of words, and share of lines that end as a clause does (lines of prose end
 * anywhere). Chosen by judgment.
 */
const VERSE = { lines: 8, words: 0.7, ends: 0.5 } as const;
const ENDS_A_CLAUSE = /[,.;:!?…–—]["'”’)]*$/u;
/** A speaker, which lists of services or ingredients do not have. */
const SPEAKS = /\b(?:I|me|my)\b/;

/** Whether the words are a single poem or letter, which must not be cut. */
export function isVerse(text: readonly TextLine[]): boolean {
  const shown = text.filter(({ role }) => role !== 'legal' && role !== 'label');
  const body = shown.filter(({ role }) => role === 'body');
  return (
    body.length >= VERSE.lines &&
    wordsIn(body) >= VERSE.words * wordsIn(shown) &&
    body.some((line) => SPEAKS.test(line.text)) &&
    body.filter((line) => ENDS_A_CLAUSE.test(line.text.trimEnd())).length >= VERSE.ends * body.length &&
    !body.some((line) => isFact(line) || ROW.test(line.text))
  );
}

/** In the same row, like a dish and its price. */
const isBeside = ({ box }: TextLine, { box: other }: TextLine): boolean => {
  const row = { ...other, x: 0, w: 1 };
  return overlap({ ...box, x: 0, w: 1 }, row) > 0.5 * Math.min(box.h, other.h);
};

const wordsIn = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text }) => sum + wordCount(text), 0);
