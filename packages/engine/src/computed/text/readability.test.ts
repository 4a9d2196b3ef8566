import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { readability, readabilityOfLines } from './readability.ts';

describe('what a look at words is worth', () => {
  it.each([
    ['the same color', 1, 0],
    ['a hint of words', 1.15, 0],
    ['half of what is needed', 1.875, 0.5],
    ['plain words', 3, 1],
    ['black on white', 21, 1],
  ])('%s at %s : 1', (_, contrast, worth) => {
    expect(readability(contrast)).toBeCloseTo(worth, 1);
  });

  it('lets the larger line count more', () => {
    const faint = textLine({ contrast: 1, box: { x: 0, y: 0, w: 0.8, h: 0.2 } });
    const plain = textLine({ contrast: 10, box: { x: 0, y: 0.5, w: 0.4, h: 0.1 } });
    expect(readabilityOfLines([faint, plain])).toBeCloseTo(0.2, 2);
    expect(readabilityOfLines([])).toBe(1);
  });
});
