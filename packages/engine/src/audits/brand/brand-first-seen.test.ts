import { describe, expect, it } from 'vitest';
import { judge, judgedScore } from '../../testing/judge.ts';
import { behavesOverTime, lasting, named, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './brand-first-seen.ts';

behavesOverTime(audit, {
  falling: [
    ['at once', named(0, 12)],
    ['at 4 s', named(4, 12)],
    ['at 10 s', named(10, 12)],
  ],
  observation: /first seen at 10 s/,
  advice: /within the first 3 s instead of from 10 s/,
  second: 10,
});

it('counts a name that never comes like one that comes too late, and softly', () => {
  const { score, confidence, observation, evidence } = judge(audit, withVideo('scenes', { brand: [] }));
  expect(score).toBe(judgedScore(audit, named(10, 12)));
  expect(confidence).toBeLessThan(0.5);
  expect(observation).toMatch(/No brand name was read in the video at any time/);
  expect(evidence).toHaveLength(1);
});

describe('brand-first-seen of a short video', () => {
  const of = (start: number, duration: number) => ({ ...lasting(duration), ...named(start, duration) });

  it.each([
    [0, 6, 97, 100],
    [1.5, 6, 97, 100],
    [3, 6, 60, 80],
    [5.3, 6, 0, 30],
    [5.3, 15, 70, 90],
    [3, 30, 96, 100],
    [10, 30, 0, 35],
  ])('at %f s of %f s scores between %f and %f', (start, duration, least, most) => {
    const score = judgedScore(audit, of(start, duration));
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('says that a share of its length is what counts', () => {
    const { observation, fix } = judge(audit, of(5.3, 6));
    expect(observation).toMatch(/at 5\.3 s of 6 s; in so short a video that counts like 10\.6 s/);
    expect(fix).toMatch(/within the first 1\.5 s instead of from 5\.3 s/);
  });
});
