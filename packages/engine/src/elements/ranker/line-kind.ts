import { lexicon } from '../../gatherers/words/index.ts';
import { withoutAccents } from '../../language/folded.ts';
import { TIME, phoneIn, webAddressIn } from '../../language/contact.ts';
import { softmax } from '../../logistic.ts';
import model from './line-kind-model.json' with { type: 'json' };

/** Kinds of phrases in an ad, judged by the words alone. */
export const LINE_KINDS = [
  'headline',
  'body',
  'tagline',
  'offer',
  'request',
  'contact',
  'brand',
  'fact',
  'proof',
  'legal',
  'label',
  'section',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Logistic regression: for each sign of a text, a logit per kind, in the order of LINE_KINDS. */
export interface LineKindModel {
  readonly constant: readonly number[];
  readonly signs: Readonly<Record<string, readonly number[]>>;
}

export type KindChances = Readonly<Record<LineKind, number>>;

/** Probability of each kind of line for a text; they add up to 1. */
export const kindChances = (text: string): KindChances => chancesBy(model, kindSigns(text));

export function chancesBy({ constant, signs }: LineKindModel, of: readonly string[]): KindChances {
  const scores = [...constant];
  // A text may contain the word 'constructor': only the model's own signs count.
  for (const sign of of)
    if (Object.hasOwn(signs, sign)) signs[sign]!.forEach((weight, at) => (scores[at]! += weight));
  const shares = softmax(scores);
  return Object.fromEntries(LINE_KINDS.map((kind, at) => [kind, shares[at]!])) as Record<LineKind, number>;
}

/** Corpus count below which an English word is rare. */
const SELDOM = 1000;
const TIMES = new RegExp(TIME.source, 'gi');
const LENGTHS = [1, 2, 3, 5, 8, 12, 18];

/** Words, word pairs, first and last word, and placeholders for figures, addresses, and signs; each once. */
export function kindSigns(text: string): readonly string[] {
  const words = wordsIn(text);
  const plain = words.filter((word) => /^\p{L}/u.test(word));
  const seldom = plain.filter((word) => lexicon().count(word) < SELDOM).length;
  const titled = text.match(/(?<![\p{L}\p{N}])\p{Lu}/gu)?.length ?? 0;
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
      `^ ${words[0] ?? ''}`,
      `${words.at(-1) ?? ''} $`,
      `^ ${words.slice(0, 2).join(' ')}`,
      `length ${LENGTHS.findIndex((most) => words.length <= most)}`,
      `seldom ${plain.length === 0 ? 'none' : Math.round((3 * seldom) / plain.length)}`,
      ...(plain.length > 0 ? [`titled ${Math.min(3, Math.round((3 * titled) / plain.length))}`] : []),
      `ends ${/[.!?…:*]["”’)]*\s*$/u.exec(text)?.[0].trim().charAt(0) ?? ''}`,
      ...(text.match(/["“”&©®™*→›»★@#+/|·•,;]/gu) ?? []).map((sign) => `sign ${sign}`),
    ]),
  ];
}

/** Placeholders for a figure, an address, or a number. No word of a text looks like them. */
const STANDS_FOR = /^9(?:phone|address|handle|price|percent|year|time|few|many)$/;

/** Words of the text, with figures replaced by one placeholder per kind. Reading errors are left as they are. */
function wordsIn(text: string): readonly string[] {
  const [address, phone] = [webAddressIn(text), phoneIn(text)];
  let plain = text;
  if (phone) plain = plain.replace(phone, ' 9phone ');
  if (address) plain = plain.replace(address, ' 9address ');
  const words =
    withoutAccents(plain)
      .replace(/(?<![\w.])@[\w.]+/g, ' 9handle ')
      .replace(/[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥₹]/g, ' 9price ')
      .replace(/\d[\d.,]*\s?%/g, ' 9percent ')
      .replace(/\b(?:19|20)\d\d\b/g, ' 9year ')
      .replace(TIMES, ' 9time ')
      .replace(/’/g, "'")
      .match(/9[a-z]+|\d[\d.,]*|\p{L}[\p{L}'-]*/gu) ?? [];
  return words.flatMap((word) => {
    if (!/^\d/.test(word) || STANDS_FOR.test(word)) return [word];
    const [figure = ''] = /^[\d.,]+/.exec(word) ?? [];
    const unit = word.slice(figure.length);
    return [figure.length <= 2 ? '9few' : '9many', ...(unit ? [unit] : [])];
  });
}
