import type { TextLine } from '../../artifacts/artifacts.ts';
import { streetIn, TIME } from '../../language/reach.ts';
import { wordCount } from '../../language/request-words.ts';
import { DAY_OF_MONTH, wordingOf } from '../../elements/ranker/wording.ts';
import { overlap } from '../../geometry.ts';

/** With its sign, or as it stands in a column: '12.50'. */
const PRICE = /[$€£]\s?\d|\d\s?[$€£]|\b\d{1,4}[.,]\d{2}\b/;

/** Until when, where a date follows: 'by Friday, July 12'. */
const UNTIL = new RegExp(
  String.raw`\b(?:until|till|by|before|ends?)\s(?:\p{L}+,?\s)?(?:${DAY_OF_MONTH.source})`,
  'iu',
);

/** Fewer are the place and time of one event under a message. Judgment. */
const FEWEST = 5;
/** Share of the words that are not the headline's, from which the facts are what the ad is read for. Judgment. */
const MOST = 0.5;

export const statesPrice = ({ text }: Pick<TextLine, 'text'>): boolean => PRICE.test(text);

/** Prices that make a list. Judgment. */
const LIST = 4;

export const listsPrices = (text: readonly TextLine[]): boolean => text.filter(statesPrice).length >= LIST;

/** A date, a time, a price, an address: what a listing or a timetable is read for, and cannot say in fewer words. */
export function isFact({ text }: Pick<TextLine, 'text'>): boolean {
  const { date, money, address, phone } = wordingOf(text);
  const isOther = TIME.test(text) || statesPrice({ text }) || streetIn(text) !== null;
  return date || money || address || phone || isOther;
}

/** Three things and more in one line: who plays, what it contains. A dot is as often read as a dash. */
const ROW = /(?:\p{L}.*\s[·•|–-]\s?.*){2}\p{L}/u;

/** Whether most of the text is dates, times, prices, addresses and what stands in one row with them, or rows of names. */
export function listsFacts(text: readonly TextLine[]): boolean {
  const body = text.filter(({ role }) => role === 'body' || role === 'offer');
  const facts = body.filter((line) => isFact(line) || ROW.test(line.text));
  const told = body.filter((line) => facts.some((fact) => fact === line || isBeside(line, fact)));
  return facts.length >= FEWEST && wordsIn(told) >= MOST * wordsIn(body);
}

/** Whether people read through it: a price list, a timetable, a bill of names. Its length is what it is read for. */
export const isListing = (text: readonly TextLine[]): boolean => listsPrices(text) || listsFacts(text);

/**
 * Whether it says when something takes place: a day and an hour, in one line or in two that follow each other. A deadline
 * is none, and neither are the days of the week that a shop is open on.
 */
export function tellsEvent(text: readonly TextLine[]): boolean {
  const shown = text.filter(({ role }) => role !== 'legal' && role !== 'label');
  return shown.some((line, at) => {
    if (!DAY_OF_MONTH.test(line.text) || UNTIL.test(line.text)) return false;
    return shown.slice(Math.max(0, at - 1), at + 2).some((each) => TIME.test(each.text));
  });
}

/** Lines of a poem or a letter, their share of the words, and the share of them that end as a clause does: lines of prose end anywhere. Judgment. */
const VERSE = { lines: 8, words: 0.7, ends: 0.5 } as const;
const ENDS_A_CLAUSE = /[,.;:!?…–—]["'”’)]*$/u;
/** Somebody speaks to somebody: what a list of services or of ingredients has not. */
const SPEAKS = /\b(?:I|me|my)\b/;

/** Whether its words are one poem or letter, which is not to be cut. */
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

/** In the same row, as a dish and its price. */
const isBeside = ({ box }: TextLine, { box: other }: TextLine): boolean => {
  const row = { ...other, x: 0, w: 1 };
  return overlap({ ...box, x: 0, w: 1 }, row) > 0.5 * Math.min(box.h, other.h);
};

const wordsIn = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text }) => sum + wordCount(text), 0);
