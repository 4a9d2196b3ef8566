import { plainText } from './plain-text.ts';

/** What a spreadsheet takes for the start of a formula, also behind white space; wide forms, for some fold them. */
const STARTS_FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

/** Tab and carriage return make some programs drop what stands before a formula. */
const STARTS_HIDDEN = /^[\t\r\n]/;

/** Text that no spreadsheet runs: whatever it could take for a formula begins with an apostrophe. */
export function inertCell(text: string): string {
  const plain = plainText(text);
  return STARTS_FORMULA.test(plain) || STARTS_HIDDEN.test(plain) ? `'${plain}` : plain;
}
