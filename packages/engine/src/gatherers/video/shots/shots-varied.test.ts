import { expect, it } from 'vitest';
import { f1, shotAccuracy } from '../../../testing/videos/shot-accuracy.ts';

// The first videos of each kind in shots-varied.sweep.test.ts.
it('finds cuts, fades, and dissolves in one video and none in three single-shot ones: F1 at least .9', async () => {
  const found = await shotAccuracy([3001], [3101, 3102, 3103]);
  expect(found.hits + found.missed).toBe(7);
  expect(f1(found)).toBeGreaterThanOrEqual(0.9);
}, 120_000);
