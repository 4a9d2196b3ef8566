import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './exposure.ts';

const { quality } = fakeArtifacts();

describe('exposure', () => {
  it.each([
    ['an evenly lit picture', 0.6, 95, 100],
    ['a dark design', 0.25, 75, 90],
    ['a black picture', 0.03, 10, 35],
    ['a white picture', 1, 78, 90],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { quality: { ...quality, meanLightness: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('suggests lifting the midtones of a dark picture and lowering the highlights of a pale one', () => {
    const flat = { ...quality, lightnessSpread: 0.2 };
    const fix = (meanLightness: number) => judge(audit, { quality: { ...flat, meanLightness } }).fix;
    expect(fix(0.2)).toContain('Lift the midtones');
    expect(fix(0.97)).toContain('Lower the highlights');
  });

  it.each([0.2, 0.97])(
    'accepts a lightness of %f with a wide tonal range as intentional',
    (meanLightness) => {
      const { title, fix } = judge(audit, { quality: { ...quality, meanLightness, lightnessSpread: 0.6 } });
      expect({ title, fix }).toEqual({ title: 'Exposure', fix: '' });
    },
  );
});
