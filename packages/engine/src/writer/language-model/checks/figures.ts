/** A number with its unit: '30%', '$29.99', '4.5:1', '9.6px', '12'. */
type Figure = string;

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 2]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
);
const SIZES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  k: 1e3,
  m: 1e6,
  bn: 1e9,
};

/** Fractions and multiples in words. They are compared as words. */
const SHARES =
  /\b(?:half|halves|halved?|quarters?|thirds of|a third|twice|thrice|doubled?|doubles|tripled?|triples|dozens|hundreds|thousands|millions)\b/gi;

const UNITS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['%', /^\s?(?:%|percent\b|per cent\b)/i],
  [':1', /^\s?(?::\s?1|to 1|to one)\b/i],
  ['px', /^[\s-]?(?:px|pixels?)\b/i],
  ['points', /^[\s-]?points?\b/i],
  ['words', /^[\s-]?words?\b/i],
  ['seconds', /^[\s-]?(?:s|seconds?)\b/i],
  ['$', /^\s?(?:dollars?|usd|bucks)\b/i],
  ['€', /^\s?(?:€|euros?|eur\b)/i],
  ['£', /^\s?(?:pounds|gbp)\b/i],
];

const NUMBER =
  /(?<currency>[$€£¥₹]\s?)?(?<figure>\p{Nd}+(?:[.,]\p{Nd}+)*)|\b(?<word>[a-z]+)(?:-(?<ones>[a-z]+))?\b/giu;

/** 'N of 100' is a score, so the 100 is not a separate figure. */
const DENOMINATOR = /(?:\s(?:out )?of\s|\s?\/\s?)(?:100|a hundred)\b(?! ?%)/gi;

/** All figures in a text, in digits or in words. Skips 'one', which usually counts nothing. */
function figuresIn(text: string): Set<Figure> {
  const plain = text.replace(DENOMINATOR, ' ');
  const figures = new Set([...plain.matchAll(SHARES)].map(([share]) => share.toLowerCase()));
  for (const match of plain.matchAll(NUMBER)) {
    const value = valueOf(match.groups ?? {});
    if (value === null) continue;
    const [amount, rest] = enlarged(value, plain.slice(match.index + match[0].length));
    const currency = match.groups?.['currency']?.trim() ?? '';
    figures.add(`${currency}${amount}${currency === '' ? unitOf(rest) : ''}`);
  }
  return figures;
}

function valueOf({ figure, word, ones }: Readonly<Record<string, string | undefined>>): number | null {
  if (figure !== undefined) return Number(figure.replace(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));
  const first = word?.toLowerCase() ?? '';
  const tens = TENS[first];
  if (tens !== undefined) return tens + (ones === 'one' ? 1 : (NUMBER_WORDS[ones?.toLowerCase() ?? ''] ?? 0));
  return NUMBER_WORDS[first] ?? (first.length > 2 ? (SIZES[first] ?? null) : null);
}

/** Applies a size word ('12k', '3 million'). Returns the value and the rest of the text. */
function enlarged(value: number, rest: string): readonly [number, string] {
  const [whole, size] = /^\s?(dozen|hundred|thousand|million|billion|k|m|bn)\b/i.exec(rest) ?? [];
  const factor = SIZES[size?.toLowerCase() ?? ''];
  return whole === undefined || factor === undefined
    ? [value, rest]
    : [value * factor, rest.slice(whole.length)];
}

const unitOf = (rest: string): string => UNITS.find(([, pattern]) => pattern.test(rest))?.[0] ?? '';

/** Units that change what a number means, so they must not be left out. */
const TELLING = /[%$€£¥₹]/;

/** Whether every figure is in the other texts with its unit. A number may omit what it counts, but not a percent sign or currency. */
export function areFiguresSupported(words: string, texts: string): boolean {
  const known = figuresIn(texts);
  const bare = new Set([...known].filter((figure) => !TELLING.test(figure)).map(withoutUnit));
  return [...figuresIn(words)].every((figure) =>
    Number.isFinite(Number(figure)) ? bare.has(figure) : known.has(figure),
  );
}

const withoutUnit = (figure: Figure): string => /^[\d.e+]+/.exec(figure)?.[0] ?? figure;
