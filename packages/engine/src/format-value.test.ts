import { describe, expect, it } from 'vitest';
import { formatGood, formatValue } from './format-value.ts';

describe('formatted values', () => {
  it.each([
    [2.14, 'ratio', '2.1:1'],
    [3.456, 'percent', '3.5%'],
    [34.56, 'percent', '35%'],
    [1, 'words', '1 word'],
    [12, 'words', '12 words'],
    [40.4, 'points', '40 of 100'],
    [148.2, 'kilobytes', '148 kB'],
    [0.333, 'seconds', '0.3 s'],
  ] as const)('show %s as %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });

  it('describe the good range from the curve', () => {
    expect(formatGood({ shape: 'falling', good: 10, middling: 30, source: 'judgment' }, 'percent')).toBe(
      'at most 10%',
    );
    expect(formatGood({ shape: 'sweetSpot', low: 4, high: 12, slack: 5, source: 'judgment' }, 'words')).toBe(
      '4 to 12 words',
    );
  });
});
