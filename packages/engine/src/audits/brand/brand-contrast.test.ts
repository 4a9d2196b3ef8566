import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import { brandMark, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-contrast.ts';

const markAt = (contrast: number) =>
  judge(audit, {
    text: [
      textLine({
        text: 'TARNWELL',
        role: 'brand',
        box: brandMark().box,
        contrast,
        ink: '#c9b9a5',
        ground: '#f3e3cf',
      }),
    ],
  });

describe('brand-contrast', () => {
  it('scores lower with less contrast', () => {
    const scores = [7, 4.5, 3, 2, 1.3].map((contrast) => markAt(contrast).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[1]).toBe(GOOD_SCORE);
    expect(scores[2]).toBeGreaterThan(75);
    expect(scores[2]).toBeLessThan(90);
    expect(scores.at(-1)).toBeLessThan(33);
  });

  it('suggests a darker version of the logo', () => {
    expect(markAt(1.5)).toMatchObject({
      observation: '“TARNWELL” is hard to see on its background.',
      display: '1.5:1',
      good: 'at least 4.5:1',
      fix: 'Use a darker version of the “TARNWELL” logo.',
      evidence: [{ label: '“TARNWELL” at 1.5:1' }],
    });
  });

  it('suggests another spot when the logo is on a busy picture', () => {
    const line = textLine({
      text: 'TARNWELL',
      role: 'brand',
      box: brandMark().box,
      contrast: 1.5,
      groundTexture: 0.2,
    });
    expect(judge(audit, { text: [line] }).fix).toBe('Place “TARNWELL” on a plain part of the picture.');
  });

  it('does not apply without a brand or when the brand was not read as text', () => {
    expect(judge(audit, { brand: [] }).status).toBe('notApplicable');
    expect(judge(audit, { text: [textLine()] }).status).toBe('notApplicable');
  });
});
