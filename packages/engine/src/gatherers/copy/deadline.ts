import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { findPattern } from './phrases.ts';
import { MONTH } from './specifics.ts';

const ANY_MONTH = `(?:${MONTH}|may)`;

/** A word that ends something, then the day or the hour, which is the first group; English. */
const DEADLINE = new RegExp(
  String.raw`\b(?:until|till|ends|by|before|expires|ending)\s(?:on\s)?((?:this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|tonight|tomorrow|${ANY_MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? ${ANY_MONTH}|(?:christmas|easter|halloween|thanksgiving))\b`,
  'gi',
);

/** Deadlines in an English text, with the word that says so: 'until Sunday', 'ends May 4'. */
export const deadlinesIn = (text: string): Hit[] => findPattern(text, DEADLINE);

/** Deadlines without that word, as written: 'Sunday', 'May 4'. */
export const lastDaysIn = (text: string): readonly string[] =>
  [...text.matchAll(DEADLINE)].flatMap(([, day]) => day ?? []);

/** The first of them; null without one. */
export const firstDeadline = (text: string): string | null => lastDaysIn(text)[0] ?? null;
