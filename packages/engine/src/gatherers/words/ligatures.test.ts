import { expect, it } from 'vitest';
import { withLigatureRestored } from './ligatures.ts';

it.each([
  ['offce', 'office'],
  ['effcient', 'efficient'],
  ['affliate', 'affiliate'],
  ['ofice', 'office'],
  ['frst', 'first'],
  ['fnd', 'find'],
  ['foor', 'floor'],
  ['cofee', 'coffee'],
  ['office', null],
  ['tonihgt', null],
  ['friut', null],
  ['freshh', null],
])('restores the letters of a ligature in %s', (read, restored) => {
  expect(withLigatureRestored(read)).toBe(restored);
});
