import { expect, it } from 'vitest';
import { withLigatureRestored } from './ligatures.ts';

it.each([
  ['offce', 'office'],
  ['effcient', 'efficient'],
  ['affliate', 'affiliate'],
  ['frst', 'first'],
  ['fnd', 'find'],
  ['foor', 'floor'],
  ['ofice', null],
  ['cofee', null],
  ['diferent', null],
  ['office', null],
  ['tonihgt', null],
  ['friut', null],
  ['freshh', null],
])('restores missing ligature letters in %s', (read, restored) => {
  expect(withLigatureRestored(read)).toBe(restored);
});
