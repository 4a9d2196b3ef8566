import { seeded } from './banners/drawn-frame.ts';

/** Fragments that break model answers: delimiters, signs, values of other types and stray characters. */
const INSERTED = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '-1e999',
  '\u0000',
  '\u202e',
  '\\',
  '100',
  'NaN',
  '</think>',
  '```',
];

/**
 * Cuts, doubles, reverses or replaces one to three pieces of the text, and sometimes truncates it. The same seed gives
 * the same result.
 */
export function mutated(text: string, seed: number): string {
  const next = seeded(seed);
  const pick = (below: number): number => Math.floor(next() * below);
  let letters = text;
  for (let change = 1 + pick(3); change > 0; change--) {
    const [at, to] = [pick(letters.length), pick(letters.length)].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    const end = Math.min(to, at + 1 + pick(30));
    const piece = letters.slice(at, end);
    const put = [
      '',
      piece + piece,
      INSERTED[pick(INSERTED.length)] ?? '',
      piece.split('').toReversed().join(''),
      letters.slice(to, to + 12),
    ][pick(5)];
    letters = letters.slice(0, at) + put + letters.slice(end);
  }
  return pick(10) === 0 ? letters.slice(0, pick(letters.length)) : letters;
}
