import { isRareWord } from './known-names.ts';
import { isKeyOf, nameKey, nameTokens, plainForm, sameKey } from './name-key.ts';
import { type NearName, nameAtStart, nameWithin, nearName, withoutLeadingSymbol } from './near-names.ts';
import { isNotice } from './no-name.ts';
import { domainIn, streetIn } from '../../language/contact.ts';
import { isInDictionary, lexicon } from '../../gatherers/words/index.ts';
import { actionClassOf } from '../../gatherers/copy/index.ts';
import type { Block } from '../ranker/blocks.ts';
import { wordingOf } from '../ranker/wording.ts';

/** A name that may be the advertiser's, with every place that shows it. */
export interface NameCandidate {
  readonly name: string;
  readonly key: string;
  /** Blocks that consist only of the name, and longer blocks or addresses that contain it. */
  readonly alone: readonly Block[];
  readonly within: readonly Block[];
  readonly address: boolean;
  readonly handle: boolean;
  readonly marked: boolean;
  /** How closely the letters match a well-known name, 0..1; 0 when they match none. */
  readonly known: number;
}

const HANDLE = /(?:^|\s)@([a-z0-9_.]{3,30})\b/i;
const MARK = /[®™]/u;
const LONGEST_NAME = 34;
const MOST_WORDS = 5;
const MOST_LINES = 3;
/** Likeness from which words within a sentence count as a name. */
const SURE = 0.85;
/** Letters from which a name made of everyday words also counts within a sentence: 'State Farm', 'White Castle'. */
const COMPOUND = 8;

/** Sites that host other companies' pages, so their addresses do not name the advertiser. */
const HOSTS = new Set(
  'facebook instagram twitter youtube google apple linkedin tiktok pinterest bit x'.split(' '),
);

/** Not the advertiser within longer text: 'Get it on Google Play', 'Follow us on Pinterest'. */
const NAMES_OF_OTHERS: ReadonlySet<string> = new Set([...HOSTS, 'googleplay', 'appstore', 'whatsapp']);

/** Every name that may be the advertiser's, each once, with all its places. */
export function nameCandidates(blocks: readonly Block[]): readonly NameCandidate[] {
  const found = new Map<
    string,
    {
      name: string;
      alone: Block[];
      within: Block[];
      address: boolean;
      handle: boolean;
      marked: boolean;
      known: number;
    }
  >();
  const add = (
    read: string,
    block: Block,
    how: 'alone' | 'within',
    sign?: 'address' | 'handle' | 'marked',
  ): void => {
    const near = nearName(nameKey(read));
    const isSame = near?.likeness === 1 && (sign !== undefined || !isUsedAsWord(read, near.name));
    enter(near && isSame ? near.name : read, block, how, sign, isSame ? 1 : 0);
    if (near && near.likeness < 1 && !isSurelyRead(block) && isMisreading(read, near))
      enter(near.name, block, how, sign, near.likeness);
  };
  const enter = (
    name: string,
    block: Block,
    how: 'alone' | 'within',
    sign: 'address' | 'handle' | 'marked' | undefined,
    likeness: number,
  ): void => {
    const key = nameKey(name);
    if (key.length < 2 || !/\p{L}/u.test(key)) return;
    const entry = found.get(key) ?? {
      name,
      alone: [],
      within: [],
      address: false,
      handle: false,
      marked: false,
      known: 0,
    };
    entry.known = Math.max(entry.known, likeness);
    entry[how].push(block);
    if (sign) entry[sign] = true;
    found.set(key, entry);
  };
  for (const block of blocks) {
    if (block.lines.length > MOST_LINES || block.lines.some(({ text }) => isNotice(text))) continue;
    const single = block.lines.length === 1;
    const words = nameTokens(block.text).filter((word) => /\p{L}/u.test(word));
    const domain = single ? domainIn(block.text) : null;
    if (domain && !HOSTS.has(domain.toLowerCase()))
      for (const name of [domain, nameAtStart(nameKey(domain))])
        if (name) add(name, block, 'within', 'address');
    const handle = single ? HANDLE.exec(block.text)?.[1] : undefined;
    if (handle) add(handle, block, 'within', 'handle');
    if (single && MARK.test(block.text)) {
      const marked = nameTokens(block.text.split(MARK)[0] ?? '').slice(-2);
      if (marked.length > 0) add(marked.join(' '), block, words.length <= 2 ? 'alone' : 'within', 'marked');
    }
    if (domain) continue;
    const street = streetIn(block.text);
    if (
      words.length > 0 &&
      words.length <= MOST_WORDS &&
      block.text.length <= LONGEST_NAME &&
      street !== block.text.trim() &&
      !isFinePrint(block)
    )
      add(trimmed(block.text), block, 'alone');
    if (!single) continue;
    const least = isSurelyRead(block) ? 1 : SURE;
    const halves = halvesOfPairs(block.text);
    const nearNames = words
      .map((word, at) => {
        const near = nearestFrom(words, at, least);
        return near && halves.has(nameKey(word)) && !isLonger(near.name, word) ? null : near;
      })
      .filter((near) => near !== null);
    const run = runTogether(words);
    const unheard = namesInSentence(words)
      .filter((name) => street === null || !street.includes(name))
      .map((name) => ({ name, likeness: 0 }));
    for (const { name, likeness } of [...nearNames, ...(run ? [{ name: run, likeness: 1 }] : []), ...unheard])
      if (nameKey(name) !== nameKey(block.text) && !NAMES_OF_OTHERS.has(nameKey(name)))
        enter(name, block, 'within', undefined, likeness);
  }
  const names = new Set([...found.values()].flatMap(({ alone }) => alone));
  // In a possible whole name such as 'Hollin Bank Farm Shop', no part is a name of its own.
  const phrases = blocks.filter(
    (block) => block.lines.length === 1 && !domainIn(block.text) && !names.has(block),
  );
  for (const [key, entry] of found) {
    if (!entry.address || entry.alone.length > 0) continue;
    const written = writtenOut(key, phrases);
    if (!written) continue;
    if (entry.known < 1) entry.name = written.name;
    if (!entry.within.includes(written.block)) entry.within.push(written.block);
  }
  return [...found].map(([key, entry]) => ({ key, ...entry }));
}

/** 'Brandt & Oyelaran' is one name, so a well-known name that is half of it does not count. */
const PAIR = /(\p{Lu}[\p{L}’'.-]+)\s*&\s*(\p{Lu}[\p{L}’'.-]+)/gu;

/** Letters by which a well-known two-word name must exceed its first word. */
const MORE = 3;

const isLonger = (name: string, word: string): boolean => nameKey(name).length >= nameKey(word).length + MORE;

const halvesOfPairs = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(PAIR)].flatMap(([, first = '', second = '']) => [nameKey(first), nameKey(second)]),
  );

/** Words separated only by a space or a sign, the first with a capital. 'Hello. Fresh' is not a name. */
const WRITTEN = /^\p{Lu}[\p{L}\p{N}’']*(?:(?:\s*[&+]\s*|[\s-])[\p{L}\p{N}’']+)+$/u;

/**
 * How one of the phrases spells a name that an address runs together: 'Ostrander & Wye' for ostranderwye.com. Null when none
 * does.
 */
function writtenOut(
  key: string,
  phrases: readonly Block[],
): { readonly name: string; readonly block: Block } | null {
  for (const block of phrases) {
    const words = [...block.text.matchAll(/[\p{L}\p{N}’']+/gu)];
    for (const [at, first] of words.entries()) {
      let run = nameKey(first[0]);
      for (const last of words.slice(at + 1, at + MOST_WORDS)) {
        run += nameKey(last[0]);
        const name = block.text.slice(first.index, last.index + last[0].length);
        if (run === key && WRITTEN.test(name)) return { name, block };
      }
    }
  }
  return null;
}

/** The well-known name in one to three words of a line, starting at the given index, with at least this likeness. */
function nearestFrom(words: readonly string[], at: number, least: number): NearName | null {
  for (let count = Math.min(3, words.length - at); count > 0; count--) {
    const part = words.slice(at, at + count);
    const near = nearName(part.map(nameKey).join(''));
    if (!near || near.likeness < least || isThing(part, near.name)) continue;
    const isCompound =
      count > 1 &&
      near.likeness === 1 &&
      nameKey(near.name).length >= COMPOUND &&
      part.every((word) => /^\p{Lu}/u.test(word));
    if (isCompound || !part.every(isOwnWord)) return near;
  }
  return null;
}

/** Likeness from which even dictionary words may be a misread name: 'Doors' may be Coors, but 'kaolin' is not Kotlin. */
const NEARLY = 0.85;

const isMisreading = (read: string, { likeness }: NearName): boolean =>
  likeness >= NEARLY || !nameTokens(read).every((word) => isInDictionary(word.toLowerCase()));

/** Chance of being read to the letter from which another spelling is not a misreading: 'tindra' is not 'Indra'. */
const SURELY = 0.9;

const isSurelyRead = ({ lines }: Block): boolean =>
  lines.every(({ readRightly }) => readRightly !== undefined && readRightly >= SURELY);

/** Whether words in lower case match a name its owner capitalizes: 'new pull-ups with a soft waist' does not name Pull-Ups. */
const isThing = (part: readonly string[], name: string): boolean =>
  name !== name.toLowerCase() && part.every((word) => word === word.toLowerCase());

/** Whether a name is used as a plain word: 'only' before a price is not the fashion chain, 'DISCOVER' on a button not the card. */
function isUsedAsWord(read: string, name: string): boolean {
  const words = nameTokens(read);
  return words.every(
    (word) => actionClassOf(word.toLowerCase()) !== null || (isOwnWord(word) && isThing(words, name)),
  );
}

/** An everyday word, or a compound of two ('bakehouse'), is not a misread name. */
function isOwnWord(word: string): boolean {
  const plain = plainForm(word);
  if (lexicon().isOrdinary(plain)) return true;
  const parts = Array.from({ length: Math.max(0, plain.length - 5) }, (_, at) => at + 3);
  return parts.some((at) => [plain.slice(0, at), plain.slice(at)].every((part) => lexicon().isKnown(part)));
}

/** Capitalized words of a sentence that are in no dictionary: 'Your weekend starts at Pellmark'. */
function namesInSentence(words: readonly string[]): readonly string[] {
  if (words.filter((word) => word === word.toLowerCase()).length < 2) return [];
  return words
    .slice(1)
    .map(plainWord)
    .filter((word) => CAPITALIZED_WORD.test(word) && isUnknownWord(plainForm(word)));
}

const isUnknownWord = (plain: string): boolean => !isInDictionary(plain) && isRareWord(plain);

const CAPITALIZED_WORD = /^\p{Lu}\p{Ll}{3,}$/u;
const plainWord = (word: string): string => word.replace(/['’]s$|[.&-]+$/g, '');

/** A well-known name inside a run of letters that is not a word, because the spaces were lost. */
function runTogether(words: readonly string[]): string | null {
  for (const word of words) {
    if (word.length < 8 || lexicon().isKnown(plainForm(word))) continue;
    const name = nameWithin(nameKey(word));
    if (name) return name;
  }
  return null;
}

/** Fine print and dates do not name the advertiser. */
const isFinePrint = ({ text }: Block): boolean =>
  wordingOf(text).date || (wordingOf(text).legal && wordingOf(text).words.length > 2);

/** A name followed by what the company does: 'Kestrel Robotics is hiring'. */
const SPEAKER =
  /^((?:\p{Lu}[\p{L}\p{N}'’&.-]*\s+){2,3})(?:is|are|has|presents?|introduces|invites|proudly)\s+\p{Ll}/u;

/**
 * A name of two or more words followed by a trade of one or two: 'Aldous & Fenn, piano tuners', but not 'Hurry, last days' or
 * 'New York, here we come'.
 */
const DESCRIBED =
  /^(\p{Lu}[\p{L}\p{N}’'.-]*(?:\s+(?:&|and|of|the|\p{Lu}[\p{L}\p{N}’'.-]*))+),\s+\p{Ll}[\p{L}’'-]*(?:\s\p{Ll}[\p{L}’'-]*)?$/u;

/** Names end in an apostrophe only after an s, so otherwise the reader lost the s: 'Hargreave’' was 'Hargreave’s'. */
const withItsS = (name: string): string =>
  name.replace(/(?<![sS])['’]$/, (sign) => (name === name.toUpperCase() ? `${sign}S` : `${sign}s`));

const trimmed = (text: string): string =>
  withoutLeadingSymbol(
    withItsS(
      ((SPEAKER.exec(text) ?? DESCRIBED.exec(text))?.[1] ?? text)
        .trim()
        .replace(/^[^\p{L}\p{N}]+|\s+[^\p{L}\p{N}]+$|[^\p{L}\p{N}!?'’.+]+$/gu, ''),
    ),
  );

/** Number of texts in the picture that contain the name, spelled the same or nearly so. */
export const countMentions = (
  key: string,
  said: readonly { readonly whole: string; readonly words: readonly string[] }[],
): number =>
  said.filter(({ whole, words }) => words.some((word) => sameKey(word, key)) || isKeyOf(whole, key)).length;

/** How rare the rarest word is, 0 (everyday) .. 1 (not in the corpus). */
export function rarity(words: readonly string[]): number {
  const counts = words.filter((word) => word.length > 2).map((word) => lexicon().count(plainForm(word)));
  return counts.length === 0 ? 0 : Math.max(0, 1 - Math.log10(1 + Math.min(...counts)) / 5);
}
