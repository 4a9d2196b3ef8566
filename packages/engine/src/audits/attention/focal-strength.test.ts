import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './focal-strength.ts';

/** An attention map of 10 x 10 cells: ten are `bright`, the rest are 10. */
const focused = (bright: number, centres = fakeArtifacts().attention.centres) => {
  const values = Buffer.alloc(100, 10).fill(bright, 30, 40).toString('base64');
  return { attention: { ...fakeArtifacts().attention, columns: 10, rows: 10, values, centres } };
};
const withFocus = (...focus: Parameters<typeof focused>) => judge(audit, focused(...focus));

describe('focal-strength', () => {
  it.each([
    ['evenly spread attention', 10, 10, 0, 30],
    ['a soft focus', 55, 37.9, 50, 73],
    ['a clear focus', 160, 64, 90, 100],
  ])('gives %s the expected score', (_, bright, percent, least, most) => {
    const { value, score } = withFocus(bright);
    expect(value).toBeCloseTo(percent, 1);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('points at the strongest focal point, or at the whole picture without one', () => {
    expect(withFocus(200).evidence[0]?.box?.x).toBeCloseTo(0.27);
    expect(withFocus(10, []).evidence[0]?.box).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });

  it('names the object recognized at the focal point', () => {
    const centers = [{ x: 0.37, y: 0.13, share: 0.3, thing: 'bottle' }];
    expect(withFocus(20, centers).evidence[0]?.label).toMatch(
      /^Strongest focal point: the bottle \(30 ?% of attention\)$/,
    );
  });

  itReportsStyleNeutrally(audit, [
    ['concentrated', focused(200), 'Most looked-at tenth of the picture: 69% of attention.'],
    ['spread out', focused(20), 'Most looked-at tenth of the picture: 18% of attention.'],
    ['on nothing', focused(10, []), 'Attention is spread over the whole picture, and nothing stands out.'],
  ]);
});
