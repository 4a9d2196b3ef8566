import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colourfulness.ts';

const { colour, palette } = fakeArtifacts();

describe('colorfulness', () => {
  it.each([
    ['a gray picture', 4, 40, 64],
    ['a lively picture', 50, 98, 100],
    ['a garish picture', 108, 12, 36],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { colour: { ...colour, colourfulness: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each([4, 6, 50, 138])('reports a colorfulness of %i without judgment or fix', (colourfulness) => {
    const { title, fix } = judge(audit, { colour: { ...colour, colourfulness } });
    expect({ title, fix }).toEqual({ title: 'Colorfulness', fix: '' });
  });

  it('accepts a strong background color as intentional', () => {
    const ground = { ...palette[0]!, share: 0.5, chroma: 0.2 };
    const loud = { colour: { ...colour, colourfulness: 130 } };
    const chosen = judge(audit, { ...loud, palette: [ground] });
    expect(chosen).toMatchObject({ title: 'Colorfulness', fix: '', display: '130' });
    expect(chosen.score).toBeGreaterThan(95);
    expect(judge(audit, { ...loud, palette: [{ ...ground, chroma: 0.03 }] }).score).toBeLessThan(20);
  });

  it('says when the picture is black and white', () => {
    expect(judge(audit, { colour: { ...colour, colourfulness: 4 } }).observation).toBe(
      'The picture is black and white, or nearly so.',
    );
  });
});
