import { expect, it } from 'vitest';
import { stillsOf } from '../../../testing/stills-of.ts';

it.each([2, 4, 10, 30])(
  'finds the frame of every second at %d frames a second',
  async (rate) => {
    const { keys, farthest } = await stillsOf(rate);
    expect(keys).toBeGreaterThanOrEqual(6);
    expect(farthest).toBeLessThan(3);
  },
  120_000,
);
