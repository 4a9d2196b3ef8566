import { describe, expect, it } from 'vitest';
import { brandMark } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-size.ts';

const high = (h: number) => judge(audit, { brand: [brandMark({ box: { x: 0.4, y: 0.4, w: 0.5, h } })] });

describe('brand-size', () => {
  it.each([
    ['a speck', 0.008, 0, 50],
    ['small', 0.02, 55, 80],
    ['good', 0.07, 90, 100],
    ['a poster of itself', 0.32, 0, 50],
  ])('%s', (_, h, least, most) => {
    const { score } = high(h);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('takes the thinner way of a name set upright', () => {
    expect(
      judge(audit, { brand: [brandMark({ box: { x: 0.9, y: 0.2, w: 0.05, h: 0.6 } })] }).value,
    ).toBeCloseTo(5);
  });

  it('says from what to what', () => {
    expect(high(0.02).fix).toMatch(
      /^Enlarge “TARNWELL” from 2 ?% to 4\.2 ?% of the picture’s shorter side\.$/,
    );
    expect(high(0.32).fix).toMatch(/^Reduce “TARNWELL” from 32 ?% to under 26 ?%/);
    expect(high(0.02).observation).toContain('“TARNWELL” is a little small (');
    expect(high(0.32).observation).toContain('“TARNWELL” is too large (');
  });

  it('does not apply without a brand', () => {
    expect(judge(audit, { brand: [] }).status).toBe('notApplicable');
  });
});
