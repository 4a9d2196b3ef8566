import { describe, expect, it } from 'vitest';
import { PLACEMENTS, PLACEMENTS_CHECKED } from './placements.ts';

describe('placement data', () => {
  it('lists each placement once', () => {
    expect(new Set(PLACEMENTS.map(({ id }) => id)).size).toBe(PLACEMENTS.length);
  });

  it('states when it was last checked', () => {
    expect(PLACEMENTS_CHECKED).toMatch(/^\d{4}-\d{2}$/);
  });

  it.each(PLACEMENTS.map((spec) => [spec.id, spec] as const))('is consistent for %s', (_, spec) => {
    const shown = spec.display.width / spec.display.height;
    const least = spec.minimum.width / spec.minimum.height;
    expect(Math.abs(shown / spec.ratio - 1)).toBeLessThan(0.01);
    expect(spec.platform === 'LinkedIn' || Math.abs(least / spec.ratio - 1) < 0.01).toBe(true);
    const { box } = spec.safeZone;
    expect(box.x + box.w).toBeLessThanOrEqual(1);
    expect(box.y + box.h).toBeLessThanOrEqual(1);
    expect(spec.source).not.toBe('');
  });
});
