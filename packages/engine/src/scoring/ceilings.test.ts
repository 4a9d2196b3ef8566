import { describe, expect, it } from 'vitest';
import { scoredAs } from '../testing/fakes/fake-audit.ts';
import { lowestCeiling } from './ceilings.ts';

const low = { audit: 'low', cap: 40, reason: 'judgment' };
const high = { audit: 'high', cap: 60, reason: 'judgment' };

describe('the lowest ceiling', () => {
  it.each([
    ['is the cap of what scores 0', 0, 1, 40],
    ['rises as the audit does better', 30, 1, 64],
    ['rises as the finding is less sure', 30, 0.5, 82],
    ['is near the top just before the audit passes', 60, 1, 88],
  ])('%s', (_, score, confidence, cap) => {
    expect(lowestCeiling([low], scoredAs({ low: score }, confidence))).toEqual({ audit: 'low', cap });
  });

  it.each([
    ['where the audit just passes', { low: 75 }],
    ['where the audit passes', { low: 97 }],
    ['where the audit has no score', { low: null }],
    ['where the audit was not judged', {}],
  ])('is none %s', (_, scores) => {
    expect(lowestCeiling([low], scoredAs(scores))).toBeNull();
  });

  it('is none where the rubric has none', () => {
    expect(lowestCeiling([], scoredAs({ low: 0 }))).toBeNull();
  });

  it.each([
    ['first', [low, high]],
    ['last', [high, low]],
  ])('is the lower of two that fail, listed %s', (_, ceilings) => {
    expect(lowestCeiling(ceilings, scoredAs({ low: 0, high: 0 }))).toEqual({ audit: 'low', cap: 40 });
  });

  it.each([
    ['passes', { low: 97, high: 0 }],
    ['was not judged', { high: 0 }],
  ])('is that of the audit that fails where a lower one %s', (_, scores) => {
    expect(lowestCeiling([low, high], scoredAs(scores))).toEqual({ audit: 'high', cap: 60 });
  });
});
