import { describe, expect, it } from 'vitest';
import { exampleBanner, renderBanner } from '../../testing/index.ts';
import { findFaces } from './find-faces.ts';
import { suppressOverlaps } from './detect.ts';
import { cropSquare, toFrameCoordinates, squaresOf } from './tiles.ts';

const frame = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(200),
});

const candidate = (left: number, score: number) => ({
  left,
  top: 10,
  width: 40,
  height: 40,
  score,
  eyes: [
    { x: left + 10, y: 20 },
    { x: left + 30, y: 20 },
  ] as const,
  nose: { x: left + 20, y: 30 },
});

describe('face detection', () => {
  it('finds no face on a banner with a bottle and mountains', async () => {
    const { frame: drawn } = await renderBanner(exampleBanner({ clutter: 12 }));
    expect(await findFaces(drawn)).toMatchObject({ ok: true, value: [] });
  });

  it.each([
    [1080, 1080],
    [1200, 628],
    [160, 600],
    [970, 250],
  ])('covers every pixel of a %i x %i banner, as a whole and in tiles', (width, height) => {
    const squares = squaresOf({ width, height, data: new Uint8Array() });
    expect(squares.length).toBeGreaterThan(2);
    expect(squares.length).toBeLessThan(8);
    const parts = squares.slice(1);
    for (const [x, y] of [
      [1, 1],
      [width - 1, height - 1],
      [width / 2, height / 2],
      [width - 1, 1],
    ] as const) {
      const seen = parts.some(
        ({ left, top, side }) => x >= left && x <= left + side && y >= top && y <= top + side,
      );
      expect(seen).toBe(true);
    }
  });

  it('fills a square beyond the edge with black', async () => {
    const tile = await cropSquare(frame(60, 40), { left: -20, top: -20, side: 80 }, 40);
    expect(tile.length).toBe(40 * 40 * 3);
    expect(tile[0]).toBe(0);
    expect(tile[(20 * 40 + 20) * 3]).toBe(200);
  });

  it('keeps the most confident of overlapping candidates', () => {
    const kept = suppressOverlaps([candidate(10, 0.7), candidate(14, 0.9), candidate(120, 0.6)]);
    expect(kept.map(({ left }) => left)).toEqual([14, 120]);
  });

  it('converts tile coordinates to frame coordinates', () => {
    expect(toFrameCoordinates(candidate(10, 0.9), { left: 100, top: 0, side: 512 })).toMatchObject({
      left: 120,
      top: 20,
      width: 80,
    });
  });
});
