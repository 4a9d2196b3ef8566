import { describe, expect, it } from 'vitest';
import { WHOLE_FRAME } from '../../geometry.ts';
import { textLine } from '../../testing/index.ts';
import { readableShare, smallestTextPx } from './text.ts';

const line = (height: number, role: 'body' | 'legal' = 'body') =>
  textLine({ role, height, box: { x: 0.1, y: 0.1, w: 0.6, h: height } });

describe('words at the size they are shown', () => {
  it.each([
    [40, 1],
    [9, 0.5],
    [4, 0.08],
  ])('of %i CSS pixels are read by a share of %f', (px, share) => {
    expect(readableShare([line(px / 400)], WHOLE_FRAME, 400)).toBeCloseTo(share, 1);
  });

  it('grow when the slot shows a crop only', () => {
    expect(smallestTextPx([line(0.02)], { x: 0, y: 0, w: 1, h: 0.5 }, 400)).toBeCloseTo(16);
  });

  it('hardly change their readability when one small line more is found in a block of them', () => {
    const block = (count: number) => [line(0.12), ...Array.from({ length: count }, () => line(0.012))];
    const share = (count: number) => readableShare(block(count), WHOLE_FRAME, 390) ?? 0;
    expect(share(10) - share(11)).toBeLessThan(0.03);
    expect(share(10)).toBeLessThan(share(2));
  });

  it('leave fine print out', () => {
    expect(readableShare([line(0.01, 'legal')], WHOLE_FRAME, 390)).toBeNull();
    expect(smallestTextPx([line(0.01, 'legal')], WHOLE_FRAME, 390)).toBeNull();
  });
});
