import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts.ts';
import { textLine } from '../../testing/index.ts';
import { apartness } from './apart.ts';

const at = (y: number, height = 0.03, x = 0.7): TextLine =>
  textLine({ text: 'TARNWELL', box: { x, y, w: 0.2, h: height }, height });

describe('how far a line stands by itself', () => {
  it.each([
    ['alone in a corner', at(0.92), [], 1, 1],
    ['in the midst of the picture', at(0.5), [], 0, 0],
    ['a little too far from the edge', at(0.8), [], 0.2, 0.8],
    ['right over other words', at(0.92), [at(0.88)], 0, 0.1],
    ['over small print', at(0.88), [at(0.915, 0.01)], 1, 1],
    ['a little away from other words', at(0.92), [at(0.865)], 0.2, 0.8],
  ])('%s', (_, line, others, least, most) => {
    const apart = apartness(line, [line, ...others]);
    expect(apart).toBeGreaterThanOrEqual(least);
    expect(apart).toBeLessThanOrEqual(most);
  });

  it('changes by little where a box moves by little', () => {
    const steps = Array.from({ length: 60 }, (_, step) => apartness(at(0.7 + 0.004 * step), []));
    const jumps = steps.slice(1).map((each, step) => Math.abs(each - steps[step]!));
    expect(Math.max(...jumps)).toBeLessThan(0.1);
  });
});
