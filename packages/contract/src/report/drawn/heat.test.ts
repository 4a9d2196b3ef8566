import { describe, expect, it } from 'vitest';
import { heatPixels } from './heat.ts';

const grid = (...bytes: number[]) => ({
  columns: bytes.length,
  rows: 1,
  values: btoa(String.fromCharCode(...bytes)),
  centres: [],
});

describe('heatPixels', () => {
  it('leaves unseen cells transparent and makes the peak red', () => {
    const pixels = heatPixels(grid(0, 255));
    expect(pixels[3]).toBe(0);
    expect(Array.from(pixels.subarray(4))).toEqual([200, 50, 31, 240]);
  });

  it('never becomes more transparent as attention grows', () => {
    const pixels = heatPixels(grid(...Array.from({ length: 256 }, (_, value) => value)));
    const alphas = Array.from({ length: 256 }, (_, cell) => pixels[cell * 4 + 3] ?? 0);
    expect(alphas).toEqual(alphas.toSorted((a, b) => a - b));
  });

  it('treats missing values in a short grid as empty', () => {
    expect(heatPixels({ ...grid(255), columns: 2 })[7]).toBe(0);
  });
});
