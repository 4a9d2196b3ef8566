import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colourfulness.ts';

const { colour, palette } = fakeArtifacts();

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
    [6, 'too dull', 'close to gray', 'Use a more saturated color'],
    [138, 'too loud', 'Colorfulness is 138; 30 to 72 works best', 'mute the others'],
  ])('at %i is %s, %s, and asked: %s', (colourfulness, title, seen, advice) => {
    const { observation, fix, title: told } = judge(audit, { colour: { ...colour, colourfulness } });
    expect(told).toBe(`The colors are ${title}`);
    expect(observation).toContain(seen);
    expect(fix).toContain(advice);
  });

  it('names the strong colors of a loud picture', () => {
    const strong = ['#f83e00', '#eab200'].map((hex) => ({ ...palette[0]!, hex, share: 0.2, chroma: 0.2 }));
    const gray = { ...palette[0]!, hex: '#888888', share: 0.5, chroma: 0.01 };
    const loud = { colour: { ...colour, colourfulness: 150 }, palette: [gray, ...strong] };
    expect(judge(audit, loud).observation).toBe('Strong colors compete: red and yellow.');
  });

  it('takes a strong color that fills the ground for a choice', () => {
    const ground = { ...palette[0]!, share: 0.5, chroma: 0.2 };
    const loud = { colour: { ...colour, colourfulness: 130 } };
    const chosen = judge(audit, { ...loud, palette: [ground] });
    expect(chosen).toMatchObject({ title: 'Colorfulness', fix: '', display: '130' });
    expect(chosen.score).toBeGreaterThan(95);
    expect(judge(audit, { ...loud, palette: [{ ...ground, chroma: 0.03 }] }).title).toBe(
      'The colors are too loud',
    );
  });

  it('takes black and white for a choice', () => {
    const { observation, fix, title, evidence } = judge(audit, { colour: { ...colour, colourfulness: 4 } });
    expect({ observation, fix, title, evidence }).toEqual({
      title: 'Colorfulness',
      observation: 'The picture is black and white, or nearly so.',
      fix: '',
      evidence: [],
    });
  });
});
