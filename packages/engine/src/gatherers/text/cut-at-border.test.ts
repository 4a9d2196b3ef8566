import { describe, expect, it } from 'vitest';
import { drawFrame } from '../../testing/banners/drawn-frame.ts';
import { textLine } from '../../testing/index.ts';
import { cutAtBorder, withCutSide } from './cut-at-border.ts';

const [WIDTH, HEIGHT] = [200, 100];
const INK = [20, 20, 20] as const;
const GROUND = [240, 230, 220] as const;
const colors = { ink: '#141414', ground: '#f0e6dc', height: 0.2 };

/** Letter stems 4 pixels wide, every 10 pixels from one column to another, in rows 40 to 60. */
const stems =
  (from: number, to: number, rows: readonly [number, number] = [40, 60]) =>
  (x: number, y: number) =>
    x >= from && x < to && y >= rows[0] && y < rows[1] && (x - from) % 10 < 4 && (y - rows[0]) % 10 < 7
      ? INK
      : GROUND;
const line = (x: number, w: number) => ({ ...colors, box: { x, y: 0.4, w, h: 0.2 } });

describe('cutAtBorder', () => {
  it('returns the side where letters run out of the frame', () => {
    expect(cutAtBorder(drawFrame(WIDTH, HEIGHT, stems(100, 200)), line(0.5, 0.48))).toBeNull();
    expect(cutAtBorder(drawFrame(WIDTH, HEIGHT, stems(98, 200)), line(0.49, 0.5))).toBe('right');
    expect(cutAtBorder(drawFrame(WIDTH, HEIGHT, stems(0, 90)), line(0.02, 0.4))).toBe('left');
  });

  it('returns the side for each of two lines close together', () => {
    const [upper, lower] = [stems(98, 200, [40, 60]), stems(98, 200, [65, 85])];
    const frame = drawFrame(WIDTH, HEIGHT, (x, y) => (y < 62 ? upper(x, y) : lower(x, y)));
    expect(cutAtBorder(frame, line(0.49, 0.5))).toBe('right');
    expect(cutAtBorder(frame, { ...line(0.49, 0.5), box: { x: 0.49, y: 0.65, w: 0.5, h: 0.2 } })).toBe(
      'right',
    );
  });

  it('returns null for a line that ends before the border', () => {
    expect(cutAtBorder(drawFrame(WIDTH, HEIGHT, stems(20, 120)), line(0.1, 0.5))).toBeNull();
  });

  it('returns null when the border has the text color above and below too, as in a frame or panel', () => {
    const bordered = drawFrame(WIDTH, HEIGHT, (x, y) => (x > 197 ? INK : stems(98, 196)(x, y)));
    expect(cutAtBorder(bordered, line(0.49, 0.48))).toBeNull();
    const striped = drawFrame(WIDTH, HEIGHT, stems(98, 200, [0, 100]));
    expect(cutAtBorder(striped, line(0.49, 0.5))).toBeNull();
  });

  it('returns null when text and background colors hardly differ', () => {
    const frame = drawFrame(WIDTH, HEIGHT, stems(98, 200));
    expect(cutAtBorder(frame, { ...line(0.49, 0.5), ground: '#202020' })).toBeNull();
  });
});

describe('withCutSide', () => {
  const read = textLine({ ...line(0.49, 0.5), cutAt: 'left' });

  it('uses the side of this frame, regardless of the crop the line was read in', () => {
    expect(withCutSide(drawFrame(WIDTH, HEIGHT, stems(98, 200)), read).cutAt).toBe('right');
    expect(withCutSide(drawFrame(WIDTH, HEIGHT, stems(98, 190)), read)).not.toHaveProperty('cutAt');
  });
});
