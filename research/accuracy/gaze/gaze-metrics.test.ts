import { describe, expect, it } from 'vitest';
import { areaUnderCurve, correlation, density, gridOf, normalizedScanpath, resize } from './gaze-metrics.ts';

const SIZE = 40;
const corner = [{ x: 5, y: 5 }];
const flat = gridOf(SIZE, SIZE, () => 1);
const falling = gridOf(SIZE, SIZE, (x, y) => -x - y);
const rising = gridOf(SIZE, SIZE, (x, y) => x + y);

describe('gaze metrics', () => {
  it.each([
    ['the map itself', falling, 1],
    ['its opposite', rising, -1],
    ['a constant map', flat, 0],
    ['the map at another scale', gridOf(SIZE, SIZE, (x, y) => 7 - 3 * (x + y)), 1],
  ])('correlation with %s', (_, other, expected) => {
    expect(correlation(falling, other)).toBeCloseTo(expected, 10);
  });

  it('NSS counts standard deviations above the map’s mean', () => {
    const half = gridOf(SIZE, SIZE, (x) => Number(x < SIZE / 2));
    expect(normalizedScanpath(half, corner)).toBeCloseTo(1, 10);
    expect(normalizedScanpath(half, [...corner, { x: 35, y: 5 }])).toBeCloseTo(0, 10);
    expect(normalizedScanpath(flat, corner)).toBe(0);
  });

  it.each([
    ['a map with its peak there', density(corner, SIZE, SIZE, 3), 1],
    ['a constant map, where every cell ties', flat, 0.5],
    ['a map with its lowest value there', gridOf(SIZE, SIZE, (x, y) => Math.abs(x - 5) + Math.abs(y - 5)), 0],
  ])('AUC-Judd of %s', (_, map, expected) => {
    expect(areaUnderCurve(map, corner)).toBeCloseTo(expected, 10);
  });

  it('AUC-Judd counts a repeated fixation cell once', () => {
    expect(areaUnderCurve(rising, [...corner, ...corner])).toBe(areaUnderCurve(rising, corner));
  });
});

describe('fixation maps', () => {
  it('fall off as a symmetric Gaussian with the given sigma', () => {
    const { data } = density([{ x: 20, y: 20 }], SIZE, SIZE, 4);
    const at = (x: number, y: number) => data[y * SIZE + x]!;
    expect(at(24, 20) / at(20, 20)).toBeCloseTo(Math.exp(-0.5), 10);
    expect(at(20, 24)).toBeCloseTo(at(24, 20), 10);
    expect(at(16, 20)).toBeCloseTo(at(24, 20), 10);
  });

  it('keep a slope when scaled up', () => {
    const large = resize(rising, 80, 80);
    expect(large.data[40 * 80 + 41]! - large.data[40 * 80 + 40]!).toBeCloseTo(0.5, 10);
    expect(
      correlation(
        large,
        gridOf(80, 80, (x, y) => x + y),
      ),
    ).toBeGreaterThan(0.999);
  });
});
