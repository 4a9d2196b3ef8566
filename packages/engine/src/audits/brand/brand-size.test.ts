import { describe, expect, it } from 'vitest';
import { brandMark, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-size.ts';

const high = (h: number) => judge(audit, { brand: [brandMark({ box: { x: 0.4, y: 0.4, w: 0.5, h } })] });

describe('brand-size', () => {
  it.each([
    ['a tiny brand', 0.008, 0, 50],
    ['a small brand', 0.02, 55, 80],
    ['a well-sized brand', 0.07, 90, 100],
    ['an oversized brand', 0.32, 0, 50],
  ])('gives %s the expected score', (_, h, least, most) => {
    const { score } = high(h);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('measures the shorter side of a vertical name', () => {
    expect(
      judge(audit, { brand: [brandMark({ box: { x: 0.9, y: 0.2, w: 0.05, h: 0.6 } })] }).value,
    ).toBeCloseTo(5);
  });

  it.each([
    [0.02, 'is a little small', '2%', 'Set “TARNWELL” at least twice as large.'],
    [0.32, 'is too large', '32%', 'Set “TARNWELL” smaller.'],
  ])('explains a height of %f, shows it, and suggests a fix', (h, meaning, shown, fix) => {
    expect(high(h)).toMatchObject({
      observation: `“TARNWELL” ${meaning}.`,
      display: shown,
      good: '4.2% to 26%',
      fix,
      evidence: [{ label: `“TARNWELL”, ${shown} of the shorter side high` }],
    });
  });

  it('does not apply without a brand', () => {
    expect(judge(audit, { brand: [] }).status).toBe('notApplicable');
  });

  it.each([
    ['at half the headline’s height', 0.02, '', /small in the picture, and large beside the other text/],
    [
      'below a quarter of the headline’s height',
      0.009,
      'Set “TARNWELL” at least twice as large.',
      /too small/,
    ],
  ])('judges a small name %s by the text around it', (_, height, fix, seen) => {
    const { elements } = fakeArtifacts();
    const box = { x: 0.4, y: 0.4, w: 0.5, h: 0.009 };
    const text = [
      textLine({ text: 'TARNWELL', role: 'brand', height, box }),
      textLine({ role: 'headline', height: 0.04 }),
      textLine({ role: 'body', height: 0.03 }),
    ];
    const at = (lines: number[]) => ({ text: 'TARNWELL', p: 0.9, box, lines });
    const found = { ...elements, brand: at([0]), headline: at([1]) };
    const judged = judge(audit, { brand: [brandMark({ box })], text, elements: found });
    expect(judged.fix).toBe(fix);
    expect(judged.observation).toMatch(seen);
  });
});
