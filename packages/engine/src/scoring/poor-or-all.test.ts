import { describe, expect, it } from 'vitest';
import { poorOrAll } from './poor-or-all.ts';

const parts = [5, 2, 9, 1, 4].map((value) => ({ value }));

describe('what is marked', () => {
  it.each([
    ['are those under the limit, not those at it', 5, 9, [2, 1, 4]],
    ['are the first of them where there are many', 5, 2, [2, 1]],
    ['are all where none is under the limit', 1, 9, [5, 2, 9, 1, 4]],
    ['are the first of all where none is and there are many', 0, 3, [5, 2, 9]],
    ['is the only one under the limit', 2, 3, [1]],
  ])('%s', (_, limit, most, marked) => {
    expect(poorOrAll(parts, limit, most).map(({ value }) => value)).toEqual(marked);
  });
});
