import { describe, expect, it } from 'vitest';
import { brandMark } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-presence.ts';

describe('brand-presence', () => {
  it('rises with the certainty of the mark, from a floor for logos without letters', () => {
    const scores = [
      [],
      [brandMark({ confidence: 0.2 })],
      [brandMark({ confidence: 0.5 })],
      [brandMark({ confidence: 0.9 })],
    ].map((brand) => judge(audit, { brand }).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeGreaterThan(20);
    expect(scores[0]).toBeLessThan(50);
    expect(scores.at(-1)).toBeGreaterThan(90);
  });

  it('is unsure where no name was read, and says why', () => {
    const result = judge(audit, { brand: [] });
    expect(result.confidence).toBe(0.1);
    expect(result.observation).toContain('a logo without letters may have been missed');
  });

  it('says why the mark is taken for the brand', () => {
    expect(judge(audit).observation).toContain(
      '“TARNWELL” is taken for the brand with 80 % certainty. It stands alone in a corner.',
    );
  });
});
