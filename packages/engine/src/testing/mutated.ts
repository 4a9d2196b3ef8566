import { seeded } from './banners/drawn-frame.ts';

/** What breaks in the answers of models: ends, signs, values of another kind, and letters that belong nowhere. */
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

/** A text with one to three places of it cut out, doubled, swapped or filled with something else; the same for the same seed. */
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
