/** A language that Tesseract has data for. */
export interface ReadableLanguage {
  /** Tesseract's name for it, as in its data file. */
  readonly data: string;
  /** ISO 639-1. */
  readonly language: string;
  /** ISO 15924. */
  readonly script: string;
}

const list = (script: string, pairs: string): ReadableLanguage[] =>
  pairs.split(' ').map((pair) => {
    const [data, language] = pair.split(':') as [string, string];
    return { data, language, script };
  });

const LATIN = list(
  'Latn',
  'eng:en deu:de fra:fr spa:es por:pt ita:it nld:nl swe:sv dan:da dan:no fin:fi pol:pl ces:cs ron:ro hun:hu tur:tr vie:vi',
);

export const ENGLISH = LATIN[0]!;

/** Kazakh data reads Russian as Russian data would: its alphabet contains all of Russian's, which no package has alone. */
export const CYRILLIC = list('Cyrl', 'kaz:ru ukr:uk');

/** Languages of each script except Latin. An unknown line is read in them to detect its script. */
export const OTHER_SCRIPTS: readonly ReadableLanguage[] = [
  ...CYRILLIC,
  ...list('Grek', 'ell:el'),
  ...list('Arab', 'ara:ar'),
  ...list('Hebr', 'heb:he'),
  ...list('Deva', 'hin:hi'),
  ...list('Kore', 'kor:ko'),
  ...list('Jpan', 'jpn:ja'),
  ...list('Thai', 'tha:th'),
  ...list('Hani', 'chi_sim:zh chi_tra:zh'),
];

const ALL = [...LATIN, ...CYRILLIC, ...OTHER_SCRIPTS];

export const findReadableLanguage = (language: string): ReadableLanguage | null =>
  ALL.find((each) => each.language === language) ?? null;

const LETTERS: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Grek: /\p{Script=Greek}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Kore: /\p{Script=Hangul}/gu,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  Thai: /\p{Script=Thai}/gu,
  Hani: /\p{Script=Han}/gu,
};

/** Share of a text's letters that belong to the script, 0..1; 0 without letters. */
export function shareOf(script: string, text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return 0;
  return (letters.join('').match(LETTERS[script]!)?.length ?? 0) / letters.length;
}

/** The script of most letters in a text; null without a majority. Chinese characters count as Japanese, which includes them. */
export const mainScript = (text: string): string | null =>
  Object.keys(LETTERS).find((script) => shareOf(script, text) > 0.5) ?? null;
