import type { TextLine } from '../../artifacts/artifacts.ts';
import { overlap } from '../../geometry.ts';

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';

/** What a flyer, a listing, a menu or a timetable is read for, and cannot say in fewer words. */
const FACTS: readonly RegExp[] = [
  /\b\d{1,2}(?:[:.]\d{2})?\s?(?:a|p)\.?m\b|\b\d{1,2}:\d{2}\b/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\.?\s*(?:[,–-]|\d)/i,
  new RegExp(String.raw`\b${MONTH}\.?\s+\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b`, 'i'),
  /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/,
  /[$€£]\s?\d|\d\s?[$€£]|\b\d{1,4}[.,]\d{2}\b/,
  /\b\d+\s+(?:[\p{L}.'’]+\s+){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|square|highway|hwy|plaza)\b/iu,
  /\b[A-Z]{2}\s+\d{5}\b/,
  /\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/,
  /\bwww\.|\b[\w-]+\.(?:com|org|net|info|edu)\b|\S@\S/i,
];

/** Fewer are the place and time of one event under a message. Judgment. */
const FEWEST = 5;
/** Share of the words that are not the headline's, from which the facts are what the ad is read for. Judgment. */
const MOST = 0.5;

const isFact = ({ text }: TextLine): boolean => FACTS.some((pattern) => pattern.test(text));

/** Whether most of the text is dates, times, prices, addresses and what stands in one row with them. */
export function listsFacts(text: readonly TextLine[]): boolean {
  const body = text.filter(({ role }) => role === 'body' || role === 'offer');
  const facts = body.filter(isFact);
  const told = body.filter((line) => facts.some((fact) => fact === line || isBeside(line, fact)));
  return facts.length >= FEWEST && words(told) >= MOST * words(body);
}

/** In the same row, as a dish and its price. */
const isBeside = ({ box }: TextLine, { box: other }: TextLine): boolean => {
  const row = { ...other, x: 0, w: 1 };
  return overlap({ ...box, x: 0, w: 1 }, row) > 0.5 * Math.min(box.h, other.h);
};

const words = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
