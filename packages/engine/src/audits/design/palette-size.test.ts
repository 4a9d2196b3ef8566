import { describe, expect, it } from 'vitest';
import { paletteColour } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './palette-size.ts';

describe('palette-size', () => {
  const even = (count: number) =>
    Array.from({ length: count }, (_, i) => paletteColour({ hex: `#00000${i}`, share: 1 / count }));

  it.each([
    [1, 60, 75],
    [3, 90, 100],
    [5, 88, 100],
    [8, 40, 60],
  ])('scores %i colors of equal share between %i and %i', (count, low, high) => {
    const result = judge(audit, { palette: even(count) });
    expect(result.value).toBeCloseTo(count);
    expect(result.score).toBeGreaterThanOrEqual(low);
    expect(result.score).toBeLessThanOrEqual(high);
  });

  it('hardly counts a speck of color', () => {
    const palette = [...even(3), paletteColour({ hex: '#ff00ff', share: 0.002 })];
    expect(judge(audit, { palette }).value).toBeLessThan(3.1);
  });

  it.each([
    [1, 'The ad uses about 1 main color, led by #000000', 'Add one accent color next to #000000'],
    [8, 'The ad uses about 8 main colors, led by #000000', 'Merge minor colors such as #000007 into #000000'],
  ])('of %i says: %s', (count, seen, advice) => {
    const { observation, fix } = judge(audit, { palette: even(count) });
    expect(observation).toContain(seen);
    expect(fix).toContain(advice);
  });

  it('does not apply when no colors could be told apart', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
