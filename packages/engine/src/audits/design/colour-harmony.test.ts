import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colour-harmony.ts';

const { colour } = fakeArtifacts();

describe('color harmony', () => {
  it.each([
    ['a single color scheme', 99, 90, 100],
    ['a palette close to a single scheme', 94, 92, 98],
    ['a palette with a stray hue', 88, 72, 86],
    ['clashing hues', 70, 0, 20],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { colour: { ...colour, harmony: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each([70, 81, 98])('reports a harmony of %i without judgment or fix', (harmony) => {
    const { title, observation, fix } = judge(audit, { colour: { ...colour, harmony } });
    expect({ title, observation, fix }).toEqual({
      title: 'Color harmony',
      observation: `Harmony ${harmony} of 100.`,
      fix: '',
    });
  });
});
