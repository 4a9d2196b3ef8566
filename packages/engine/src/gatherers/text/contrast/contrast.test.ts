import { describe, expect, it } from 'vitest';
import { type BannerSpec, renderBanner } from '../../../testing/index.ts';
import { measureLegibility } from './contrast.ts';

const SIZE = { width: 800, height: 300 };

/** Measures one drawn line in the box that a reader would give: half a letter larger than the ink on every side. */
async function measure(
  spec: Omit<BannerSpec, 'width' | 'height' | 'lines'>,
  colour: string,
  { size = 60, ...more }: { size?: number; outline?: { colour: string; width: number } } = {},
) {
  const line = { text: 'Fresh juice', x: 0.2, y: 0.55, size, colour, ...more };
  const { frame, truth } = await renderBanner({ ...SIZE, ...spec, lines: [line] });
  const { box, contrast } = truth.lines[0]!;
  const width = box.w * SIZE.width;
  const height = box.h * SIZE.height;
  const found = measureLegibility(frame, {
    x: (box.x + box.w / 2) * SIZE.width,
    y: (box.y + box.h / 2) * SIZE.height,
    ux: 1,
    uy: 0,
    length: width + height,
    height: height * 1.7,
  });
  return { found, contrast };
}

const plain = (paint: string) => ({ ground: { kind: 'plain', paint } as const });

describe('text contrast', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#d8492a'],
    ['#8a8a8a', '#9a9a9a'],
    ['#f2f2f2', '#ffffff'],
    ['#fde047', '#16331f'],
  ])('of %s on %s matches the colors', async (ink, ground) => {
    const { found, contrast } = await measure(plain(ground), ink);
    expect(found.contrast / contrast).toBeCloseTo(1, 1);
    expect(found.ink).toBe(ink);
    expect(found.ground).toBe(ground);
    expect(found.groundTexture).toBeLessThan(0.01);
  });

  it('matches the colors for small letters', async () => {
    const { found, contrast } = await measure(plain('#ffffff'), '#333333', { size: 18 });
    expect(Math.abs(found.contrast / contrast - 1)).toBeLessThan(0.15);
  });

  it('is lowest where the background comes close to the text color', async () => {
    const ground = { kind: 'plain', paint: { from: '#0b1a2a', to: '#d9e4ee', degrees: 90 } } as const;
    const { found } = await measure({ ground }, '#ffffff');
    expect(found.worst.contrast).toBeLessThan(found.contrast * 0.8);
    expect(found.worst.box.x).toBeGreaterThan(SIZE.width * 0.4);
  });

  it('distinguishes busy backgrounds from calm ones', async () => {
    const busy = await measure(
      { ground: { kind: 'texture', dark: '#222222', light: '#bbbbbb', grain: 3 } },
      '#ffffff',
    );
    expect(busy.found.groundTexture).toBeGreaterThan(0.05);
    expect(Math.abs(busy.found.contrast / busy.contrast - 1)).toBeLessThan(0.35);
  });

  it('is measured against the panel even if the box extends beyond it', async () => {
    const size = { width: 800, height: 300 };
    const panel = { fill: '#1d4ed8', padding: 8 };
    const line = { text: 'Book direct', x: 0.2, y: 0.55, size: 60, colour: '#ffffff', panel };
    const { frame, truth } = await renderBanner({ ...size, ...plain('#fef9c3'), lines: [line] });
    const { box, contrast } = truth.lines[0]!;
    const found = measureLegibility(frame, {
      x: (box.x + box.w / 2) * size.width,
      y: (box.y + box.h / 2) * size.height,
      ux: 1,
      uy: 0,
      length: box.w * size.width + 0.7 * box.h * size.height,
      height: box.h * 1.7 * size.height,
    });
    expect(found.contrast / contrast).toBeCloseTo(1, 1);
  });

  it.each([
    ['#ffe23a', '#c8102e', '#c9a27a', 4.5],
    ['#1b3a8a', '#ffffff', '#2f6b3a', 10.4],
  ])('of %s letters with an outline in %s is between those two on a %s background', async (...drawn) => {
    const [ink, outline, ground, contrast] = drawn;
    const { found } = await measure(plain(ground), ink, { outline: { colour: outline, width: 5 } });
    expect(found.contrast).toBeCloseTo(contrast, 0);
    expect([found.ink, found.ground]).toEqual([ink, outline]);
    expect(found.worst.contrast).toBe(found.contrast);
  });

  it('includes the part of a busy background that is as light as the letters', async () => {
    const texture = { kind: 'texture', dark: '#222222', light: '#ffffff', grain: 3 } as const;
    const { found, contrast } = await measure({ ground: texture }, '#ffffff');
    expect(Math.abs(found.contrast / contrast - 1)).toBeLessThan(0.3);
  });

  it('counts word gaps', async () => {
    const { found } = await measure(plain('#ffffff'), '#000000');
    expect(found.gaps).toBe(1);
  });
});
