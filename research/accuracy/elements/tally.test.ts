import { describe, expect, it } from 'vitest';
import { isStated, calibrationError, precision, recall, reliabilityOf } from './tally.ts';

const verdict = (said: boolean, right: boolean, there: boolean) => ({ said, right, there });

describe('precision and recall', () => {
  // Three stated, two of them right. Four present, one of which was known but not stated.
  const all = [
    verdict(true, true, true),
    verdict(true, true, true),
    verdict(true, false, true),
    verdict(false, true, true),
    verdict(false, false, false),
  ];

  it('count what is claimed and what is there', () => {
    expect(precision(all)).toBeCloseTo(200 / 3);
    expect(recall(all)).toBeCloseTo(50);
  });

  it('are 0 when nothing is claimed or there', () => {
    expect(precision([verdict(false, true, true)])).toBe(0);
    expect(recall([verdict(false, false, false)])).toBe(0);
  });

  it.each([
    ['brand', 0.49, false],
    ['brand', 0.5, true],
    ['request', 0.49, false],
    ['request', 0.5, true],
    ['offer', 0.44, false],
    ['offer', 0.45, true],
  ] as const)('count a %s of certainty %d as claimed when a report shows it: %s', (element, p, claimed) => {
    expect(isStated(element, p)).toBe(claimed);
  });
});

describe('reliability table', () => {
  const stated = (p: number, times: number, right: number) =>
    Array.from({ length: times }, (_, at) => ({ p, right: at < right }));
  const all = [...stated(0.72, 10, 7), ...stated(0.15, 30, 6)];

  it('has one row per tenth of stated confidence', () => {
    const { bins } = reliabilityOf('Brand', all);
    expect(bins.map(({ from, to, n }) => [from, to, n])).toEqual([
      [0.1, 0.2, 30],
      [0.7, 0.8, 10],
    ]);
    expect(bins[0]!.stated).toBeCloseTo(0.15);
    expect(bins.map(({ right }) => right)).toEqual([0.2, 0.7]);
  });

  it('has an error of the mean distance, weighted by frequency', () => {
    expect(calibrationError(all)).toBeCloseTo(0.75 * 0.05 + 0.25 * 0.02);
  });
});
