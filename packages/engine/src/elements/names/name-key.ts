import { sameLetters } from '../../gatherers/words/index.ts';

export const nameTokens = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'&.-]*/gu) ?? [];

/** A key that is the same for all spellings of a name, ignoring accents, which a reader loses or makes up ('Red ßull'). */
export const nameKey = (name: string): string => withoutAccents(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Also lower-cases. No word begins with ß, so an initial one is a misread B. */
const withoutAccents = (text: string): string =>
  text
    .replace(/(?<!\p{L})ß/gu, 'b')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Dictionary form: without accents, trailing signs, and the possessive s. */
export const plainForm = (word: string): string =>
  withoutAccents(word)
    .replace(/[.&-]+$/, '')
    .replace(/'s?$/, '');

/** Letters from which a name is recognized despite a misread letter, and from which its beginning is enough. */
const LONG = 6;
const BEGINNING = 5;

/** Whether two keys are the same name. Letters of a long one may be misread or lost ('covergire', 'papajohn'). */
export const sameKey = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= LONG &&
    Math.abs(a.length - b.length) < 2 &&
    a[0] === b[0] &&
    sameLetters(a, b));

/** Whether a line's key is the name, its beginning, or a long part of it: 'loreal' of 'lorealparisusa', 'horton' of 'timhortons'. */
export const isKeyOf = (line: string, name: string): boolean =>
  sameKey(line, name) ||
  (line.length >= BEGINNING && name.startsWith(line)) ||
  (line.length >= LONG && name.includes(line));
