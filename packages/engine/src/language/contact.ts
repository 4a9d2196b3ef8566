import { parse } from 'tldts';

/**
 * Domain endings that are also accepted with capitals, because sentences rarely start with these words. With any other ending,
 * as in 'Sleep well.No springs', a space was lost.
 */
const IN_CAPITALS: ReadonlySet<string> = new Set(
  'com net org io app shop store biz info dev ai tv fm xyz gov edu co uk de fr eu ca au ae es nl pl ru ch pt br se dk fi cz ro hu tr ua gr il jp cn kr id vn th mx ar nz ie za sg hk ngo scot nyc mobi lt lv ee hr sk bg cl example'.split(
    ' ',
  ),
);
/** Reserved for examples (RFC 2606). Drafts use it as a placeholder address. */
const RESERVED = 'example';

/** Latin labels separated by dots, as in a web address or after the @ of an email address. */
const HOST =
  /(?<![\p{Script=Latin}\p{N}.-])(?:[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}-]*\.)+[a-z]{2,}(?![a-z0-9]|[\w.-]*@)/giu;
/** Also catches a misread ending: 'www.tarnwell.c0m'. */
const WWW = /\bwww\.\S+/i;
/** Digits in groups, or letters in their place after 1-800. Prices and dates have fewer digits. */
const PHONE = /\b1-?8\d\d-[\dA-Z-]{6,}|(?:\+|\b)\d[\d\s().-]{6,}\d\b/g;
/** Digits of a phone number; the maximum is from ITU-T E.164. More digits are a bar code. */
const FIGURES = { least: 7, most: 15 } as const;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\s*$/;
const DAY = String.raw`\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?`;
/** Years ('2025-2026'), hours ('10.00-18.00'), and days ('01.05.-31.05.2025') from one to another. */
const RANGE = new RegExp(
  String.raw`^\s*(?:(?:19|20)\d\d\s?-\s?(?:19|20)\d\d|\d{1,2}[.:]\d\d\s?-\s?\d{1,2}[.:]\d\d|${DAY}\s?-\s?${DAY})\s*$`,
);
/**
 * A round sum: '1.299.000', '1 000 000'. Some phone numbers of nine digits end in three zeros, so nine digits are a sum only if
 * they end in six.
 */
const SUM = /^\s*(?:[1-9]\d?[ .]\d{3}|[1-9]\d\d[ .]000)[ .]000\s*$/;

/** The reader lost the dot: 'Visit us at acmecom'. */
const UNDOTTED = /\b(?:visit(?: us)?(?: online)? at|visit|go ?to|online at)\s+((?:www)?[a-z0-9-]{4,}com)\b/i;

interface Address {
  /** As it is written, without a path. */
  readonly text: string;
  readonly name: string;
  /** Whether it belongs to an email address. */
  readonly mail: boolean;
}

/** Every web address in a text, in order. */
function addressesIn(text: string): readonly Address[] {
  return [...text.matchAll(HOST)].flatMap(({ 0: run, index }) => {
    const labels = run.split('.');
    // Drop labels from the end where a space was lost: 'acme.com.Call us'.
    for (; labels.length > 1; labels.pop()) {
      const name = nameIn(labels);
      if (name !== null) return { text: labels.join('.'), name, mail: text[index - 1] === '@' };
    }
    return [];
  });
}

/** The name in a web address; null when its ending is not a valid domain. */
function nameIn(labels: readonly string[]): string | null {
  const names = labels[0]!.toLowerCase() === 'www' ? labels.slice(1) : labels;
  const isAfterWww = names !== labels;
  const { isIcann, isPrivate, publicSuffix } = parse(names.join('.'), { allowPrivateDomains: true });
  const isOne = isIcann === true || isPrivate === true || publicSuffix === RESERVED || isAfterWww;
  if (!isOne || publicSuffix === null || (!isAfterWww && isSentenceAfter(names.at(-1)!))) return null;
  // 'fjell.no' is a public suffix for other addresses, but also an address itself.
  const name = names.at(-1 - publicSuffix.split('.').length) ?? names[0]!;
  return names.length > 1 && NAME.test(name) && !SECOND.has(name.toLowerCase()) ? name : null;
}

/** At least two characters, one of them a letter: '9.30.pm' is a time. */
const NAME = /^(?=.*\p{L}).{2,}$/u;
/** Second-level labels that are not names: 'co.uk'. */
const SECOND: ReadonlySet<string> = new Set(['co', 'com', 'org', 'net', 'edu', 'ac', 'sch']);

/** Whether the label is the first word of a sentence rather than a domain ending. */
const isSentenceAfter = (ending: string): boolean => {
  const plain = ending.toLowerCase();
  if (ending === plain) return false;
  return !IN_CAPITALS.has(plain) || (plain === RESERVED && ending !== ending.toUpperCase());
};

/** '7 pm', '7.30 p.m', '19:30'. '4.50' may be a price. */
export const TIME = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:a|p)\.?m\b|\b\d{1,2}:\d{2}\b/i;

/** The web address in a text as written ('www.celine.com'), else the domain of an email address; null when there is none. */
export function webAddressIn(text: string): string | null {
  const addresses = addressesIn(text);
  const found = addresses.find(({ mail }) => !mail) ?? addresses[0];
  return found?.text ?? WWW.exec(text)?.[0] ?? UNDOTTED.exec(text)?.[1] ?? null;
}

/** The name in a web address ('celine' in 'www.celine.com'); null when there is none. */
export const domainIn = (text: string): string | null =>
  addressesIn(text).find(({ mail }) => !mail)?.name ?? null;

/** The first phone number in a text; null when there is none. */
export const phoneIn = (text: string): string | null =>
  text.match(PHONE)?.find((found) => {
    if (RANGE.test(found) || SUM.test(found)) return false;
    const figures = found.replace(/[^\dA-Z]/g, '').length;
    return !DATE.test(found) && figures >= FIGURES.least && figures <= FIGURES.most;
  }) ?? null;

/** The web address or phone number in a text; null when there is none. */
export const contactIn = (text: string): string | null => webAddressIn(text) ?? phoneIn(text);

/** A key to compare addresses or phone numbers, without 'www.', path, spaces, and hyphens; null when the text has none. */
export function contactKey(text: string): string | null {
  const domain = domainIn(text);
  return (
    domain?.toLowerCase() ??
    contactIn(text)
      ?.toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '') ??
    null
  );
}

/** Index where the last address or phone number in a text ends, including its path; null when there is none. */
export function endOfContact(text: string): number | null {
  let end: number | null = null;
  for (let reach = contactIn(text); reach !== null; reach = contactIn(text.slice(end))) {
    const after: number = text.indexOf(reach, end ?? 0) + reach.length;
    end = after + text.slice(after).search(/\s|$/);
  }
  return end;
}

const KIND_OF_STREET =
  '(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Square|Highway|Hwy|Plaza|Terrace|Parade|Quay)';
const NAME_OF_STREET = String.raw`(?:\p{Lu}[\p{L}.'’]*\s+){1,3}${KIND_OF_STREET}\b`;
/** '118 Quarry Road', 'Hive 6, Bramley Road', '14 Cowgate, Leeds'. */
const STREET = new RegExp(
  String.raw`\b(?:\p{Lu}\p{L}*\s)?\d{1,5}[a-z]?,?\s+${NAME_OF_STREET}|\b\d{1,5}[a-z]?\s+\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}+)?,\s+\p{Lu}\p{L}+`,
  'u',
);

/** The street address in a text, as written; null when there is none. */
export const streetIn = (text: string): string | null => STREET.exec(text)?.[0] ?? null;
