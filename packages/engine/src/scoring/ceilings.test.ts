import { describe, expect, it } from 'vitest';
import { scoredAs } from '../testing/fakes/fake-audit.ts';
import { lowestCeiling } from './ceilings.ts';

const low = { audit: 'low', cap: 40, reason: 'judgment' };
const high = { audit: 'high', cap: 60, reason: 'judgment' };

describe('lowest ceiling', () => {
  it.each([
    ['is the cap for a score of 0', 0, 1, 40],
    ['rises with the score of the audit', 30, 1, 64],
    ['rises as confidence falls', 30, 0.5, 82],
    ['is near 100 just before the audit passes', 60, 1, 88],
  ])('%s', (_, score, confidence, cap) => {
    expect(lowestCeiling([low], scoredAs({ low: score }, confidence))).toEqual({ audit: 'low', cap });
  });

  it.each([
    ['when the audit barely passes', { low: 75 }],
    ['when the audit passes', { low: 97 }],
    ['when the audit has no score', { low: null }],
    ['when the audit was not judged', {}],
  ])('is null %s', (_, scores) => {
    expect(lowestCeiling([low], scoredAs(scores))).toBeNull();
  });

  it('is null when the rubric has no ceilings', () => {
    expect(lowestCeiling([], scoredAs({ low: 0 }))).toBeNull();
  });

  it.each([
    ['first', [low, high]],
    ['last', [high, low]],
  ])('is the lower of two failing audits, listed %s', (_, ceilings) => {
    expect(lowestCeiling(ceilings, scoredAs({ low: 0, high: 0 }))).toEqual({ audit: 'low', cap: 40 });
  });

  it.each([
    ['passes', { low: 97, high: 0 }],
    ['was not judged', { high: 0 }],
  ])('is that of the failing audit when a lower one %s', (_, scores) => {
    expect(lowestCeiling([low, high], scoredAs(scores))).toEqual({ audit: 'high', cap: 60 });
  });
});
