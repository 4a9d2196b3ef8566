const ADDRESS =
  /(?:\bwww\.\S+|\b[a-z0-9-]{2,}\.(?:com|net|org|io|app|shop|store|co|us|uk|de|at|ch|fr|es|it|pt|br|eu|ca|au|in|info|nl|se|dk|no|fi|pl|cz|ro|hu|tr|ru|ua|gr|il|jp|cn|kr|id|vn|th|mx|ar|be)\b)/i;
/** Seven figures or more in groups, as a number is written that one rings up; a price or a date has fewer. */
const PHONE = /(?:\+|\b)\d[\d\s().-]{6,}\d\b/;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\s*$/;

/** The web address or telephone number in a text; null when there is none. */
export function reachIn(text: string): string | null {
  const address = ADDRESS.exec(text)?.[0];
  if (address !== undefined) return address;
  const phone = PHONE.exec(text)?.[0];
  return phone === undefined || DATE.test(phone) ? null : phone;
}
