import { describe, expect, it } from 'vitest';
import type { Box } from '../../geometry.ts';
import { textLine } from '../../testing/index.ts';
import { regionsOf } from './measure-impression.ts';
import { cellsOf, poolLayers } from './pool.ts';

/** One channel over 2 x 2 cells. */
const LAYER = { columns: 2, rows: 2, channels: 1, data: Float32Array.of(0, 4, 8, 12) };

const counted = (boxes: readonly Box[]) => boxes.map((box) => ({ box, counts: 1 }));
const pooled = (largeText: readonly Box[], allText: readonly Box[] = []): number[] => [
  ...poolLayers([LAYER], cellsOf([LAYER], { largeText: counted(largeText), allText: counted(allText) })),
];
/** A box that spans these fractions of the frame after the margin around it is added. */
const reaching = (left: number, top: number, right: number, bottom: number): Box => ({
  x: left + 0.01,
  y: top + 0.01,
  w: right - left - 0.02,
  h: bottom - top - 0.02,
});

describe('pooled layers', () => {
  it('use the mean and deviation of the frame, which also stand in for missing text', () => {
    expect(pooled([])).toEqual([6, Math.fround(Math.sqrt(20)), 6, 6]);
  });

  it('average the cells under text, weighted by coverage', () => {
    const [, , largeText, allText] = pooled([reaching(0, 0, 0.5, 0.5)], [reaching(0, 0, 0.75, 0.5)]);
    expect(largeText).toBeCloseTo(0, 6);
    expect(allText).toBeCloseTo((1 * 0 + 0.5 * 4) / 1.5, 6);
  });

  it('weight a line by its size', () => {
    const lines = [1, 0.5].map((height, at) =>
      textLine({ height, box: reaching(0, at / 2, 0.5, (at + 1) / 2) }),
    );
    const [, , largeText, allText] = poolLayers([LAYER], cellsOf([LAYER], regionsOf(lines)));
    // 0 above and 8 below; the lower line is half as tall.
    expect(largeText).toBeCloseTo((8 * 0.5 ** 4) / (1 + 0.5 ** 4), 5);
    expect(allText).toBeCloseTo(4, 6);
  });

  it('count a cell once for any number of lines', () => {
    const line = reaching(0, 0, 0.75, 0.5);
    expect(pooled([line, line])).toEqual(pooled([line]));
  });

  it('change only slightly when a line moves slightly', () => {
    const [, , before = 0] = pooled([reaching(0.1, 0.1, 0.745, 0.4)]);
    const [, , after = 0] = pooled([reaching(0.1, 0.1, 0.755, 0.4)]);
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThan(0.1);
  });

  it('stay within the frame', () => {
    // The left column: 0 and 8.
    expect(pooled([reaching(-0.5, -0.5, 0.5, 1.5)])[2]).toBeCloseTo(4, 6);
  });
});
