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
  ])('scores %i colours of equal share between %i and %i', (count, low, high) => {
    const result = judge(audit, { palette: even(count) });
    expect(result.value).toBeCloseTo(count);
    expect(result.score).toBeGreaterThanOrEqual(low);
    expect(result.score).toBeLessThanOrEqual(high);
  });

  it('hardly counts a speck of colour', () => {
    const palette = [...even(3), paletteColour({ hex: '#ff00ff', share: 0.002 })];
    expect(judge(audit, { palette }).value).toBeLessThan(3.1);
  });

  it('does not apply when no colours could be told apart', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
