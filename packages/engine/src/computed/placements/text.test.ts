import { describe, expect, it } from 'vitest';
import { WHOLE_FRAME } from '../../geometry.ts';
import { textLine } from '../../testing/index.ts';
import { readableShare, smallestTextPx } from './text.ts';

const line = (height: number, role: 'body' | 'legal' = 'body') =>
  textLine({ role, height, box: { x: 0.1, y: 0.1, w: 0.6, h: height } });

describe('text at its display size', () => {
  it.each([
    [40, 1],
    [9, 0.5],
    [4, 0.08],
  ])('of %i CSS pixels is readable by a share of %f', (px, share) => {
    expect(readableShare([line(px / 400)], WHOLE_FRAME, 400)).toBeCloseTo(share, 1);
  });

  it('is larger when the slot shows only a crop', () => {
    expect(smallestTextPx([line(0.02)], { x: 0, y: 0, w: 1, h: 0.5 }, 400)).toBeCloseTo(16);
  });

  it('stays about as readable when one more small line is found among many', () => {
    const block = (count: number) => [line(0.12), ...Array.from({ length: count }, () => line(0.012))];
    const share = (count: number) => readableShare(block(count), WHOLE_FRAME, 390) ?? 0;
    expect(share(10) - share(11)).toBeLessThan(0.03);
    expect(share(10)).toBeLessThan(share(2));
  });

  it('excludes fine print', () => {
    expect(readableShare([line(0.01, 'legal')], WHOLE_FRAME, 390)).toBeNull();
    expect(smallestTextPx([line(0.01, 'legal')], WHOLE_FRAME, 390)).toBeNull();
  });

  it('excludes blank lines', () => {
    const blank = textLine({ text: '   ', height: 0.01 });
    expect(readableShare([blank], WHOLE_FRAME, 390)).toBeNull();
    expect(smallestTextPx([blank], WHOLE_FRAME, 390)).toBeNull();
  });

  it('has no size when the crop shows none of it', () => {
    expect(smallestTextPx([line(0.1)], { x: 0, y: 0.5, w: 1, h: 0.5 }, 400)).toBeNull();
  });

  const letters = (count: number, overrides: Partial<Parameters<typeof textLine>[0]> = {}) =>
    textLine({
      text: 'm'.repeat(count),
      confidence: 1,
      box: { x: 0.25, y: 0.25, w: 0.5, h: 0.25 },
      ...overrides,
    });

  it.each([
    ['has eight of a hundred letters', letters(8, { height: 0.03 }), 12],
    ['has fewer letters', letters(7, { height: 0.03 }), 100],
    ['was read with low confidence', letters(20, { height: 0.03, confidence: 0.1 }), 100],
    [
      'is mostly outside the crop',
      letters(20, { height: 0.03, box: { x: 0.95, y: 0, w: 0.5, h: 0.1 } }),
      100,
    ],
  ])('uses or ignores a small line that %s', (_, small, px) => {
    const text = [letters(92, { height: 0.25 }), small];
    expect(smallestTextPx(text, WHOLE_FRAME, 400)).toBeCloseTo(px, 6);
  });

  it.each([
    ['read with equal confidence', {}, 0.51],
    ['read with a quarter of the confidence', { confidence: 0.25 }, 0.8],
    ['half outside the crop', { box: { x: 0.75, y: 0.25, w: 0.5, h: 0.25 } }, 0.67],
    ['a quarter as large', { box: { x: 0.25, y: 0.25, w: 0.25, h: 0.125 } }, 0.67],
  ])('has the expected readable share beside a tiny line %s', (_, tiny, share) => {
    const text = [letters(10, { height: 0.25 }), letters(10, { height: 0.0001, ...tiny })];
    expect(readableShare(text, WHOLE_FRAME, 400)).toBeCloseTo(share, 2);
  });
});
