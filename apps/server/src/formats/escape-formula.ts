import { plainText } from './plain-text.ts';

/** The start of a formula, also after white space. Includes full-width forms, because some spreadsheets fold them. */
const STARTS_FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

/** Tabs and carriage returns make some programs drop the text before a formula. */
const STARTS_HIDDEN = /^[\t\r\n]/;

/** Puts an apostrophe before any text that a spreadsheet could run as a formula. */
export function escapeFormula(text: string): string {
  const plain = plainText(text);
  return STARTS_FORMULA.test(plain) || STARTS_HIDDEN.test(plain) ? `'${plain}` : plain;
}
