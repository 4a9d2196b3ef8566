import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './type-sizes.ts';
import { formatValue } from '../../format-value.ts';

const lines = (...heights: number[]) =>
  heights.map((height, i) =>
    textLine({ text: `Line ${i + 1}`, height, box: { x: 0.1, y: i / 10, w: 0.5, h: 0.05 } }),
  );

describe('type-sizes', () => {
  it.each([
    ['one size', [0.06, 0.06, 0.06], 95, 100],
    ['a headline and its text', [0.12, 0.05, 0.05], 95, 100],
    ['three ranks', [0.14, 0.07, 0.035], 88, 100],
    ['seven sizes', [0.2, 0.15, 0.11, 0.08, 0.058, 0.042, 0.03], 20, 55],
  ])('%s: between', (_, heights, low, high) => {
    const score = judgedScore(audit, { text: lines(...heights) });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('is not moved by sizes read a little differently', () => {
    const exact = judgedScore(audit, { text: lines(0.12, 0.06, 0.06, 0.03) });
    const wobbling = judgedScore(audit, { text: lines(0.121, 0.0595, 0.0604, 0.0302) });
    expect(Math.abs(exact - wobbling)).toBeLessThan(0.5);
  });

  it('names the two lines that differ by chance', () => {
    const { fix } = judge(audit, { text: lines(0.3, 0.2, 0.13, 0.09, 0.081, 0.04) });
    expect(fix).toBe(
      `Set “Line 4” and “Line 5” in one size: they differ by only ${formatValue(11, 'percent')}, which looks like a mistake.`,
    );
  });

  it('a single line has no sizes to compare, and a brand mark is none', () => {
    expect(judge(audit, { text: lines(0.1) }).status).toBe('notApplicable');
    const brand = textLine({ role: 'brand', height: 0.3 });
    expect(judge(audit, { text: [...lines(0.1), brand] }).status).toBe('notApplicable');
  });
});
