/** Endings of web addresses that ads print. */
const ENDINGS =
  'com|net|org|io|app|shop|store|biz|info|dev|ai|tv|club|fm|online|site|xyz|gov|edu|travel|co|us|uk|de|fr|eu|ca|au|in|ae|me|es|it|nl|pl|ru|ch|at|pt|br|se|dk|no|fi|cz|ro|hu|tr|ua|gr|il|jp|cn|kr|id|vn|th|mx|ar|be|nz|ie|za|sg|hk';
/** Those that are words as well: in 'Sleep well.No springs' a space was lost. They are endings in small letters alone. */
const ALSO_WORDS: ReadonlySet<string> = new Set('us in me it at no be club online site travel'.split(' '));

const ADDRESS = new RegExp(`\\bwww\\.\\S+|\\b[a-z0-9-]{2,}\\.(${ENDINGS})\\b`, 'i');
const DOMAIN = new RegExp(
  `(?:^|[^\\p{L}\\p{N}@.-])(?:www\\.)?([a-z0-9][a-z0-9-]{1,40})\\.(${ENDINGS})(?:\\.[a-z]{2})?(?![a-z])`,
  'iu',
);
/** Seven figures or more in groups, as a number is written that one rings up; a price or a date has fewer. */
const PHONE = /(?:\+|\b)\d[\d\s().-]{6,}\d\b/;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\s*$/;

const isWord = (ending: string | undefined): boolean =>
  ending !== undefined && ending !== ending.toLowerCase() && ALSO_WORDS.has(ending.toLowerCase());

/** The web address in a text as it stands there ('www.celine.com'); null when there is none. */
export function webAddressIn(text: string): string | null {
  const found = ADDRESS.exec(text);
  return found && !isWord(found[1]) ? found[0] : null;
}

/** The name in a web address ('celine' of 'www.celine.com'); null when there is none. */
export function domainIn(text: string): string | null {
  const found = DOMAIN.exec(text);
  return found && !isWord(found[2]) ? found[1]! : null;
}

/** The web address or telephone number in a text; null when there is none. */
export function reachIn(text: string): string | null {
  const address = webAddressIn(text);
  if (address !== null) return address;
  const phone = PHONE.exec(text)?.[0];
  return phone === undefined || DATE.test(phone) ? null : phone;
}
