import type { LanguageWords } from './language-words.ts';
import { ar, he, hi, ja, ko, th, zh } from './words/eastern.ts';
import { en } from './words/english.ts';
import { el, hu, id, tr, vi } from './words/further.ts';
import { de, nl } from './words/german.ts';
import { da, fi, no, sv } from './words/nordic.ts';
import { es, fr, it, pt, ro } from './words/romance.ts';
import { cs, pl, ru, uk } from './words/slavic.ts';

/** Languages with word lists for requests and offers, by ISO 639-1. */
// oxfmt-ignore
const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  en, de, nl, sv, da, no, fi, fr, es, it, pt, ro, pl, cs, ru, uk, hu, tr, el, id, vi, ar, he, hi, ja, zh, ko, th
};

/** Script of each language that is not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};
const LATIN = /\p{Script=Latin}/u;

/** Whether requests and offers in the language can be recognized by their words. */
export const isSupportedLanguage = (language: string): boolean => code(language) in LANGUAGES;

/** Languages other than English that the text may be in: the given one, or all that use its script. */
export function candidateLanguages(text: string, language?: string): readonly LanguageWords[] {
  const given = language === undefined ? undefined : LANGUAGES[code(language)];
  if (given) return given === en ? [] : [given];
  return Object.entries(LANGUAGES)
    .filter(([name]) => name !== 'en' && (SCRIPTS[name] ?? LATIN).test(text))
    .map(([, words]) => words);
}

/** Base language code: 'nb-NO' uses the words of 'no', 'zh-TW' those of 'zh'. */
function code(language: string): string {
  const main = language.toLowerCase().split(/[-_]/)[0]!;
  return main === 'nb' || main === 'nn' ? 'no' : main;
}
