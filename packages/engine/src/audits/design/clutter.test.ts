import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './clutter.ts';

const { clutter } = fakeArtifacts();

describe('clutter', () => {
  it.each([
    ['a plain ad', 15, 90, 100],
    ['a fairly calm ad', 48, 88, 95],
    ['an ordinary ad', 55, 76, 89],
    ['a crowded ad', 85, 5, 35],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { clutter: { ...clutter, score: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('falls steadily as things are added', () => {
    const scores = [20, 40, 60, 80].map((score) => judgedScore(audit, { clutter: { ...clutter, score } }));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('marks the busiest region, which may hold what sells: no words blame it', () => {
    const busiest = { x: 0.7, y: 0.75, w: 0.25, h: 0.25 };
    const result = judge(audit, { clutter: { ...clutter, score: 81, busiest } });
    expect(result.evidence[0]?.box).toEqual(busiest);
    expect(result.observation).toBe('Clutter is 81 of 100; 30 or less reads at a glance.');
    expect(result.evidence[0]?.label).toBe('Busiest area, at the bottom right');
    expect(result.fix).toBe('');
  });

  it('counts the lines of text where there are many', () => {
    const text = Array.from({ length: 12 }, () => textLine());
    expect(judge(audit, { clutter: { ...clutter, score: 81 }, text }).observation).toBe(
      'Clutter is 81 of 100 (30 or less reads at a glance), with 12 lines of text.',
    );
  });

  it('neither praises nor blames what is between', () => {
    const { title, observation, fix } = judge(audit, { clutter: { ...clutter, score: 55 } });
    expect({ title, observation, fix }).toEqual({
      title: 'Clutter',
      observation: 'Clutter is 55 of 100; 30 or less reads at a glance.',
      fix: '',
    });
    const calm = [28, 45].map((score) => judge(audit, { clutter: { ...clutter, score } }).title);
    expect(calm).toEqual(['The picture is easy to take in', 'Clutter']);
  });
});
