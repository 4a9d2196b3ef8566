import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colourfulness.ts';

const { colour } = fakeArtifacts();

describe('colourfulness', () => {
  it.each([
    ['a gray picture', 4, 40, 64],
    ['a lively picture', 50, 98, 100],
    ['a garish picture', 108, 12, 36],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { colour: { ...colour, colourfulness: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each([
    [8, 'on the muted side (colorfulness 8; 30 to 72 works best)', 'Use a more saturated color'],
    [100, 'on the loud side (colorfulness 100; 30 to 72 works best)', 'Mute the background'],
  ])('at %i is %s and asked: %s', (colourfulness, seen, advice) => {
    const { observation, fix } = judge(audit, { colour: { ...colour, colourfulness } });
    expect(observation).toContain(seen);
    expect(fix).toContain(advice);
  });
});
