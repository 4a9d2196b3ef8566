import { languageOf, wordsOf } from '../../copy/index.ts';
import { lexicon } from '../../words/index.ts';

const ACCENTED = /[à-öø-ÿÀ-ÖØ-ÞßœŒ]/;
const BEGINS_WITH_SS = /(?<!\p{L})ß/u;
const BEGIN_WITH_SS = new RegExp(BEGINS_WITH_SS, 'gu');
/** A line is English when more than this share of its other words are. */
const MOSTLY = 0.5;
/** Loanwords that keep their accents in English. */
const LOANS: ReadonlySet<string> = new Set(
  'café cafés crème brûlée purée sauté résumé décor fiancé touché née rosé entrée'.split(' '),
);
/** Accented letters of each language. A language that is not listed may have any. */
const ALPHABETS: Readonly<Record<string, string>> = {
  de: 'äöüß',
  fr: 'àâçéèêëîïôùûüœæ',
  es: 'áéíóúüñ',
  it: 'àèéìíòóù',
  pt: 'áâãàçéêíóôõúü',
  nl: 'éèëïöü',
  sv: 'åäöé',
  fi: 'äöå',
  da: 'æøåé',
  no: 'æøåé',
};

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O').replaceAll('ß', 'B');

const isEnglish = (word: string): boolean => lexicon().isKnown(bare(word));

/**
 * What looks like an accent is often the background behind the letter. All lines of a picture together show its language
 * and thus which accents are possible. An English line keeps only those of loanwords.
 */
export function correctAccents(lines: readonly string[]): string[] {
  const all = lines.join(' ');
  if (!ACCENTED.test(all)) return [...lines];
  // No word begins with ß. There it is a B, even next to words of a language that uses ß.
  if (BEGINS_WITH_SS.test(all)) return correctAccents(lines.map((line) => line.replace(BEGIN_WITH_SS, 'B')));
  const language = languageOf(all, wordsOf(all)) ?? 'en';
  return lines.map((line) =>
    language === 'en' || isEnglishLine(line) ? inEnglish(line) : inLanguage(line, language),
  );
}

function isEnglishLine(line: string): boolean {
  const others = (line.match(/\p{L}{3,}/gu) ?? []).filter((word) => !ACCENTED.test(word));
  return others.length > 0 && others.filter(isEnglish).length > MOSTLY * others.length;
}

const inEnglish = (line: string): string =>
  line.replace(/\p{L}+/gu, (word) => (LOANS.has(word.toLowerCase()) ? word : bare(word)));

const inLanguage = (line: string, language: string): string => {
  const letters = ALPHABETS[language];
  if (letters === undefined) return line;
  return line.replace(/\p{L}/gu, (letter) =>
    letters.includes(letter.toLowerCase()) ? letter : bare(letter),
  );
};
