import { describe, expect, it } from 'vitest';
import { poorOrAll } from './poor-or-all.ts';

const parts = [5, 2, 9, 1, 4].map((value) => ({ value }));

describe('marked values', () => {
  it.each([
    ['are those below the limit, not at it', 5, 9, [2, 1, 4]],
    ['are the first ones below the limit if there are many', 5, 2, [2, 1]],
    ['are all values if none is below the limit', 1, 9, [5, 2, 9, 1, 4]],
    ['are the first of all values if none is below the limit and there are many', 0, 3, [5, 2, 9]],
    ['are a single value if only that one is below the limit', 2, 3, [1]],
  ])('%s', (_, limit, most, marked) => {
    expect(poorOrAll(parts, limit, most).map(({ value }) => value)).toEqual(marked);
  });
});
