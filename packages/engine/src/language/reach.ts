/** Endings of web addresses that ads print. */
const PLAIN_ENDINGS =
  'com net org io app shop store biz info dev ai tv fm xyz gov edu co uk de fr eu ca au ae es nl pl ru ch pt br se dk fi cz ro hu tr ua gr il jp cn kr id vn th mx ar nz ie za sg hk ngo scot nyc mobi lt lv ee hr sk bg cl'.split(
    ' ',
  );
/** Those that are words as well: in 'Sleep well.No springs' a space was lost. They are endings in small letters alone. */
const WORD_ENDINGS =
  'us in me it at no be london berlin wales club online site travel coffee cafe pizza beer wine bar menu restaurant kitchen recipes health care clinic dental fit fitness yoga pet bike run studio design style fashion shoes jewelry art gallery museum film music band games house homes garden farm green eco earth energy solar auto cars money finance bank legal law team work cloud digital agency media social events tickets tours school academy courses link page life world live today one vip jobs careers charity foundation sale deals gifts toys ski surf golf vet family baby beauty hair skin spa salon'.split(
    ' ',
  );
const ALSO_WORDS: ReadonlySet<string> = new Set(WORD_ENDINGS);
const ENDINGS = [...PLAIN_ENDINGS, ...WORD_ENDINGS].join('|');

const ADDRESS = new RegExp(`\\bwww\\.\\S+|\\b[a-z0-9-]{2,}\\.(${ENDINGS})\\b`, 'i');
const DOMAIN = new RegExp(
  `(?:^|[^\\p{L}\\p{N}@.-])(?:www\\.)?([a-z0-9][a-z0-9-]{1,40})\\.(${ENDINGS})(?:\\.[a-z]{2})?(?![a-z])`,
  'iu',
);
/** An address whatever it ends in: 'www.parkivo.city'. */
const AFTER_WWW = /(?:^|[^\p{L}\p{N}@.-])www\.([a-z0-9][a-z0-9-]{1,40})\.[a-z]{2,}(?![a-z]|\.[a-z])/iu;
/** Figures in groups, or the letters that stand for them after 1-800; a price or a date has fewer figures. */
const PHONE = /\b1-?8\d\d-[\dA-Z-]{6,}|(?:\+|\b)\d[\d\s().-]{6,}\d\b/;
/** Figures of a number that one rings up (ITU-T E.164 for the most); more are a bar code. */
const FIGURES = { least: 7, most: 15 } as const;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\s*$/;

/** 'Visit us at acmecom': the reader lost the dot. */
const UNDOTTED = /\b(?:visit(?: us)?(?: online)? at|visit|go ?to|online at)\s+((?:www)?[a-z0-9-]{4,}com)\b/i;

const isWord = (ending: string | undefined): boolean =>
  ending !== undefined && ending !== ending.toLowerCase() && ALSO_WORDS.has(ending.toLowerCase());

/** '7 pm', '7.30 p.m', '19:30'; '4.50' may be a price. */
export const TIME = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:a|p)\.?m\b|\b\d{1,2}:\d{2}\b/i;

/** The web address in a text as it stands there ('www.celine.com'); null when there is none. */
export function webAddressIn(text: string): string | null {
  const found = ADDRESS.exec(text);
  if (found && !isWord(found[1])) return found[0];
  return UNDOTTED.exec(text)?.[1] ?? null;
}

/** The name in a web address ('celine' of 'www.celine.com'); null when there is none. */
export function domainIn(text: string): string | null {
  const found = DOMAIN.exec(text);
  return found && !isWord(found[2]) ? found[1]! : (AFTER_WWW.exec(text)?.[1] ?? null);
}

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
