import { describe, expect, it } from 'vitest';
import { fakeArtifacts, paletteColour } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colour-harmony.ts';

const { colour } = fakeArtifacts();

describe('colour-harmony', () => {
  it.each([
    ['one scheme', 99, 90, 100],
    ['a palette close to one scheme', 94, 92, 98],
    ['a palette with a stray hue', 88, 72, 86],
    ['clashing hues', 70, 0, 20],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { colour: { ...colour, harmony: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('shows the hue that stands furthest from the rest, and blames none by its code', () => {
    const palette = [
      paletteColour({ hex: '#d8492a', share: 0.5, hue: 34 }),
      paletteColour({ hex: '#c7632d', share: 0.2, hue: 48 }),
      paletteColour({ hex: '#00a0c0', share: 0.15, hue: 215 }),
    ];
    const result = judge(audit, { palette, colour: { ...colour, harmony: 70 } });
    expect(result.evidence[0]?.swatches).toEqual(['#d8492a', '#00a0c0']);
    expect(result.observation).toBe('No scheme holds the colors together: red, orange, and blue compete.');
    const reds = [palette[0]!, paletteColour({ hex: '#ff0000', share: 0.2, hue: 70 })];
    expect(judge(audit, { palette: reds, colour: { ...colour, harmony: 70 } }).observation).toBe(
      'Several strong hues compete, and no scheme holds them together.',
    );
    expect(result.fix).toMatch(/^Choose two or three hues/);
  });

  it('takes hues that do not clash for a matter of taste', () => {
    const { title, observation, fix } = judge(audit, { colour: { ...colour, harmony: 81 } });
    expect({ title, observation, fix }).toEqual({
      title: 'Color harmony',
      observation: 'Harmony 81 of 100.',
      fix: '',
    });
    expect(judge(audit, { colour: { ...colour, harmony: 98 } })).toMatchObject({
      title: 'The colors follow one scheme',
      observation: 'The colors belong to one scheme (harmony 98 of 100).',
      fix: '',
    });
  });

  it('asks nobody to recolor skin or wood', () => {
    const palette = [
      paletteColour({ hex: '#84a7bb', share: 0.5, hue: 230, chroma: 0.05 }),
      paletteColour({ hex: '#9e7664', share: 0.2, hue: 45, chroma: 0.06 }),
    ];
    const { observation, fix } = judge(audit, { palette, colour: { ...colour, harmony: 70 } });
    expect(`${observation} ${fix}`).not.toContain('#9e7664');
  });

  it('blames no gray', () => {
    const palette = [paletteColour(), paletteColour({ hex: '#808080', chroma: 0, hue: 200, share: 0.4 })];
    const { observation, fix } = judge(audit, { palette, colour: { ...colour, harmony: 70 } });
    expect(`${observation} ${fix}`).not.toContain('#808080');
  });
});
