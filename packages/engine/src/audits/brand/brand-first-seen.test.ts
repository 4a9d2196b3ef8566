import { describe, expect, it } from 'vitest';
import { judge, judgedScore } from '../../testing/judge.ts';
import {
  behavesOverTime,
  withDuration,
  withBrand,
  withVideo,
} from '../../testing/behaviors/over-time-behavior.ts';
import audit from './brand-first-seen.ts';

behavesOverTime(audit, {
  falling: [
    ['at once', withBrand(0, 12)],
    ['at 4 s', withBrand(4, 12)],
    ['at 10 s', withBrand(10, 12)],
  ],
  observation: /^“TARNWELL” first appears at 10 s\.$/,
  display: '10 s',
  good: 'at most 3 s',
  advice: /within the first 3 s instead of at 10 s/,
  second: 10,
});

it('scores a missing brand like one that appears too late, with low confidence', () => {
  const { title, score, confidence, observation, evidence } = judge(
    audit,
    withVideo('scenes', { brand: [] }),
  );
  expect(score).toBe(judgedScore(audit, withBrand(10, 12)));
  expect(confidence).toBeLessThan(0.5);
  expect(observation).toMatch(/^We could not read a brand name at any time/);
  expect(title).toBe('No brand was found in the video');
  expect(evidence).toHaveLength(1);
});

describe('brand-first-seen by video length', () => {
  const of = (start: number, duration: number) => ({
    ...withDuration(duration),
    ...withBrand(start, duration),
  });

  it.each([
    [0, 6, 97, 100],
    [1.5, 6, 97, 100],
    [3, 6, 60, 80],
    [5.3, 6, 0, 30],
    [5.3, 15, 70, 90],
    [3, 30, 96, 100],
    [10, 30, 0, 35],
  ])('scores a brand that appears at %f s of %f s between %f and %f', (start, duration, least, most) => {
    const score = judgedScore(audit, of(start, duration));
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('recommends a time in proportion to the video length', () => {
    expect(judge(audit, of(5.3, 6))).toMatchObject({
      observation: '“TARNWELL” first appears at 5.3 s.',
      display: '5.3 s',
      good: 'at most 1.5 s',
      fix: 'Show “TARNWELL” within the first 1.5 s instead of at 5.3 s.',
    });
  });
});
