import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { attentionShare, peakAttentionShare } from './attention-share.ts';

const mapOf = (columns: number, rows: number, cells: readonly number[]) => ({
  ...fakeArtifacts().attention,
  columns,
  rows,
  values: Buffer.from(cells).toString('base64'),
});

describe('attention share', () => {
  it('equals the area when attention is even', () => {
    expect(attentionShare(fakeArtifacts().attention, [{ x: 0.1, y: 0.2, w: 0.33, h: 0.41 }])).toBeCloseTo(
      0.1353,
    );
  });

  it('follows the bright cells', () => {
    const map = mapOf(2, 2, [255, 0, 0, 85]);
    expect(attentionShare(map, [{ x: 0, y: 0, w: 0.5, h: 0.5 }])).toBeCloseTo(0.75);
    expect(attentionShare(map, [{ x: 0.5, y: 0, w: 0.5, h: 0.5 }])).toBe(0);
  });

  it('counts overlapping boxes once', () => {
    const whole = { x: 0, y: 0, w: 1, h: 1 };
    expect(attentionShare(fakeArtifacts().attention, [whole, whole])).toBe(1);
  });

  it('counts boxes that share a cell by the part that they cover together', () => {
    const map = mapOf(2, 2, [255, 255, 255, 255]);
    const upper = { x: 0, y: 0, w: 1, h: 0.25 };
    expect(attentionShare(map, [upper, { x: 0, y: 0.25, w: 1, h: 0.15 }])).toBeCloseTo(0.4);
    expect(attentionShare(map, [upper, upper])).toBeCloseTo(0.25);
    expect(attentionShare(map, [upper, { x: 0.25, y: 0.125, w: 0.5, h: 0.25 }])).toBeCloseTo(0.3125);
  });

  it('of the most looked-at part equals its area when attention is even, and 1 for a single bright cell', () => {
    expect(peakAttentionShare(fakeArtifacts().attention, 0.1)).toBeCloseTo(0.1);
    expect(peakAttentionShare(mapOf(2, 2, [0, 9, 0, 0]), 0.25)).toBe(1);
    expect(peakAttentionShare(mapOf(2, 2, [10, 30, 20, 40]), 0.375)).toBeCloseTo(0.55);
    expect(peakAttentionShare(mapOf(2, 1, [0, 0]), 0.1)).toBe(0.1);
  });

  it('is zero on a blank map', () => {
    expect(attentionShare(mapOf(2, 1, [0, 0]), [{ x: 0, y: 0, w: 1, h: 1 }])).toBe(0);
  });
});
