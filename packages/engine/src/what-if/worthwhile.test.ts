import { expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import type { Original } from './regrade.ts';
import type { Trial } from './trial.ts';
import { worthwhile } from './worthwhile.ts';

const after = analysisOf();

/** A change of the copy, so no picture is encoded again. */
const trial = (over: Partial<Trial>): Trial => ({
  id: 'change',
  audit: 'text-contrast',
  title: 'A change',
  description: 'Something is changed.',
  box: null,
  after,
  gain: 6,
  auditGain: 30,
  categoryGain: 4,
  frame: null,
  crop: null,
  copy: 'New words.',
  ...over,
});

it.each<[string, Partial<Trial>, boolean]>([
  ['that helps where intended', {}, true],
  ['with a negligible gain', { gain: 0.4 }, false],
  ['with hardly any effect on its own audit', { auditGain: 2 }, false],
  ['with its gain in another category', { categoryGain: 1 }, false],
])('worthwhile for a change %s: %s', async (_, over, sold) => {
  expect(await worthwhile({} as Original)(trial(over))).toBe(sold);
});
