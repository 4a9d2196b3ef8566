import { languageOf, wordsOf } from '../../copy/index.ts';
import { lexicon } from '../../words/index.ts';

const ACCENTED = /[à-öø-ÿÀ-ÖØ-ÞßœŒ]/;
const BEGINS_WITH_SS = /(?<!\p{L})ß/u;
const BEGIN_WITH_SS = new RegExp(BEGINS_WITH_SS, 'gu');
/** Share of a line's other words that are English above which the line is. */
const MOSTLY = 0.5;
/** English keeps the accents of these. */
const LOANS: ReadonlySet<string> = new Set(
  'café cafés crème brûlée purée sauté résumé décor fiancé touché née rosé entrée'.split(' '),
);
/** The letters that each language adds. Of a language that is not here any may stand. */
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
 * What looked like an accent is often the ground behind the letter. All lines of a picture together tell the language,
 * and with it the accents there can be; an English line has none but those of its loans.
 */
export function settleAccents(lines: readonly string[]): string[] {
  const all = lines.join(' ');
  if (!ACCENTED.test(all)) return [...lines];
  // No word begins with ß; it is a B there, also beside words of a language that has it.
  if (BEGINS_WITH_SS.test(all)) return settleAccents(lines.map((line) => line.replace(BEGIN_WITH_SS, 'B')));
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
