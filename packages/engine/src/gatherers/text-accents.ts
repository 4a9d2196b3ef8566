import { lexicon } from './text-lexicon.ts';

const ACCENTED = /[à-öø-ÿÀ-ÖØ-Þß]/;
/** Share of a line's other words that are English above which the line is. */
const MOSTLY = 0.5;
/** English keeps the accents of these. */
const LOANS = new Set([
  'café',
  'cafés',
  'crème',
  'brûlée',
  'purée',
  'sauté',
  'résumé',
  'décor',
  'fiancé',
  'touché',
  'née',
]);

const bare = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O');

const isEnglish = (word: string): boolean => lexicon().isKnown(bare(word));

/** In an English line an English word has no accent: what looked like one is the ground. */
export function withoutStrayAccents(line: string): string {
  if (!ACCENTED.test(line)) return line;
  const others = (line.match(/\p{L}+/gu) ?? []).filter((word) => !ACCENTED.test(word));
  const english = others.filter(isEnglish).length;
  if (others.length === 0 || english <= MOSTLY * others.length) return line;
  return line.replace(/\p{L}+/gu, (word) => (isStray(word) ? bare(word) : word));
}

const isStray = (word: string): boolean =>
  ACCENTED.test(word) && isEnglish(word) && !LOANS.has(word.toLowerCase());
