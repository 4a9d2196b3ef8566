import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colourfulness.ts';

const { colour } = fakeArtifacts();

describe('colourfulness', () => {
  it.each([
    ['a grey picture', 4, 40, 64],
    ['a lively picture', 50, 98, 100],
    ['a garish picture', 108, 12, 36],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { colour: { ...colour, colourfulness: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('asks a dull picture for colour and a loud one for less', () => {
    expect(judge(audit, { colour: { ...colour, colourfulness: 8 } }).fix).toContain('Raise');
    expect(judge(audit, { colour: { ...colour, colourfulness: 100 } }).fix).toContain('Mute');
  });
});
