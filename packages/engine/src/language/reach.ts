import { parse } from 'tldts';

/** Endings of addresses in capitals: words are hardly said of these after a full stop, and in 'Sleep well.No springs' a space was lost. */
const IN_CAPITALS: ReadonlySet<string> = new Set(
  'com net org io app shop store biz info dev ai tv fm xyz gov edu co uk de fr eu ca au ae es nl pl ru ch pt br se dk fi cz ro hu tr ua gr il jp cn kr id vn th mx ar nz ie za sg hk ngo scot nyc mobi lt lv ee hr sk bg cl example'.split(
    ' ',
  ),
);
/** Kept for examples (RFC 2606): drafts show it in place of an address that is still to come. */
const RESERVED = 'example';

/** Names in Latin letters with dots between, as a web address has them, or what follows the @ of an e-mail address. */
const HOST =
  /(?<![\p{Script=Latin}\p{N}.-])(?:[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}-]*\.)+[a-z]{2,}(?![a-z0-9]|[\w.-]*@)/giu;
/** An ending that was misread: 'www.tarnwell.c0m'. */
const WWW = /\bwww\.\S+/i;
/** Figures in groups, or the letters that stand for them after 1-800; a price or a date has fewer figures. */
const PHONE = /\b1-?8\d\d-[\dA-Z-]{6,}|(?:\+|\b)\d[\d\s().-]{6,}\d\b/;
/** Figures of a number that one rings up (ITU-T E.164 for the most); more are a bar code. */
const FIGURES = { least: 7, most: 15 } as const;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\s*$/;

/** 'Visit us at acmecom': the reader lost the dot. */
const UNDOTTED = /\b(?:visit(?: us)?(?: online)? at|visit|go ?to|online at)\s+((?:www)?[a-z0-9-]{4,}com)\b/i;

interface Address {
  /** As it stands there, without a path. */
  readonly text: string;
  readonly name: string;
  /** Whether it is of an e-mail address. */
  readonly mail: boolean;
}

/** Every web address in a text, in its order. */
function addressesIn(text: string): readonly Address[] {
  return [...text.matchAll(HOST)].flatMap(({ 0: run, index }) => {
    const labels = run.split('.');
    // 'acme.com.Call us': a space was lost.
    for (; labels.length > 1; labels.pop()) {
      const name = nameIn(labels);
      if (name !== null) return { text: labels.join('.'), name, mail: text[index - 1] === '@' };
    }
    return [];
  });
}

/** What an address is named; null where its ending is none. */
function nameIn(labels: readonly string[]): string | null {
  const names = labels[0]!.toLowerCase() === 'www' ? labels.slice(1) : labels;
  const isAfterWww = names !== labels;
  const { isIcann, isPrivate, publicSuffix } = parse(names.join('.'), { allowPrivateDomains: true });
  const isOne = isIcann === true || isPrivate === true || publicSuffix === RESERVED || isAfterWww;
  if (!isOne || publicSuffix === null || (!isAfterWww && isSentenceAfter(names.at(-1)!))) return null;
  // 'fjell.no' is a place under which others have their addresses, and has its own.
  const name = names.at(-1 - publicSuffix.split('.').length) ?? names[0]!;
  return names.length > 1 && NAME.test(name) && !SECOND.has(name.toLowerCase()) ? name : null;
}

/** Two characters at least, one of them a letter: '9.30.pm' is a time. */
const NAME = /^(?=.*\p{L}).{2,}$/u;
/** 'co.uk' names nobody. */
const SECOND: ReadonlySet<string> = new Set(['co', 'com', 'org', 'net', 'edu', 'ac', 'sch']);

/** Whether it is the first word of a sentence, and no ending. */
const isSentenceAfter = (ending: string): boolean => {
  const plain = ending.toLowerCase();
  if (ending === plain) return false;
  return !IN_CAPITALS.has(plain) || (plain === RESERVED && ending !== ending.toUpperCase());
};

/** '7 pm', '7.30 p.m', '19:30'; '4.50' may be a price. */
export const TIME = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:a|p)\.?m\b|\b\d{1,2}:\d{2}\b/i;

/** The web address in a text as it stands there ('www.celine.com'), or that of its e-mail; null when there is none. */
export function webAddressIn(text: string): string | null {
  const addresses = addressesIn(text);
  const found = addresses.find(({ mail }) => !mail) ?? addresses[0];
  return found?.text ?? WWW.exec(text)?.[0] ?? UNDOTTED.exec(text)?.[1] ?? null;
}

/** The name in a web address ('celine' of 'www.celine.com'); null when there is none. */
export const domainIn = (text: string): string | null =>
  addressesIn(text).find(({ mail }) => !mail)?.name ?? null;

/** The telephone number in a text; null when there is none. */
export function phoneIn(text: string): string | null {
  const phone = PHONE.exec(text)?.[0];
  if (phone === undefined || DATE.test(phone)) return null;
  const figures = phone.replace(/[^\dA-Z]/g, '').length;
  return figures >= FIGURES.least && figures <= FIGURES.most ? phone : null;
}

/** The web address or telephone number in a text; null when there is none. */
export const reachIn = (text: string): string | null => webAddressIn(text) ?? phoneIn(text);

/** What tells two addresses or numbers apart: neither 'www.' nor a path, neither spaces nor hyphens; null without any. */
export function reachKey(text: string): string | null {
  const domain = domainIn(text);
  return (
    domain?.toLowerCase() ??
    reachIn(text)
      ?.toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '') ??
    null
  );
}

/** Where the last address or number in a text ends, with its path; null when there is none. */
export function endOfReach(text: string): number | null {
  let end: number | null = null;
  for (let reach = reachIn(text); reach !== null; reach = reachIn(text.slice(end))) {
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

/** The house in a street that a text names, as it stands there; null when there is none. */
export const streetIn = (text: string): string | null => STREET.exec(text)?.[0] ?? null;
