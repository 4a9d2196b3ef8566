import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { readability, readabilityOfLines } from './readability.ts';

describe('readability', () => {
  it.each([
    ['identical colors', 1, 0],
    ['barely visible text', 1.15, 0],
    ['half of the needed contrast', 1.875, 0.5],
    ['clear text', 3, 1],
    ['black on white', 21, 1],
  ])('rates %s at %s:1', (_, contrast, worth) => {
    expect(readability(contrast)).toBeCloseTo(worth, 1);
  });

  it('gives the larger line more weight', () => {
    const faint = textLine({ contrast: 1, box: { x: 0, y: 0, w: 0.8, h: 0.2 } });
    const plain = textLine({ contrast: 10, box: { x: 0, y: 0.5, w: 0.4, h: 0.1 } });
    expect(readabilityOfLines([faint, plain])).toBeCloseTo(0.2, 2);
    expect(readabilityOfLines([])).toBe(1);
  });
});
