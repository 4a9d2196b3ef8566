import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFrame, seeded } from '../../testing/banners/drawn-frame.ts';
import { type Frame, raw } from '../frame/index.ts';
import { measureEnlargement } from './enlargement.ts';

const SIDE = 768;

/** Waves with grain, for detail at every scale. */
function grainy(): Frame {
  const random = seeded(4);
  return drawFrame(SIDE, SIDE, (x, y) => {
    const level = 128 + 50 * Math.sin(x / 37) + 40 * Math.sin(y / 29 + x / 67) + 60 * (random() - 0.5);
    return [level, 0.9 * level, 0.8 * level];
  });
}

async function blownUp(frame: Frame, times: number, kernel: 'nearest' | 'cubic'): Promise<Frame> {
  const small = await raw(frame)
    .resize(Math.round(frame.width / times), Math.round(frame.height / times))
    .png()
    .toBuffer();
  const data = await sharp(small)
    .resize(frame.width, frame.height, { kernel, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...frame, data };
}

describe('enlargement detection', () => {
  const photo = grainy();

  it.each(['nearest', 'cubic'] as const)('finds a photo enlarged 16 times (%s)', async (kernel) => {
    const original = measureEnlargement(photo, []);
    const soft = measureEnlargement(await blownUp(photo, 16, kernel), []);
    expect(original.tiles).toBeGreaterThan(8);
    expect(soft.tiles).toBeGreaterThan(8);
    expect(soft.edgeSharpness).toBeLessThan(0.31);
    expect(original.edgeSharpness).toBeGreaterThan(0.42);
  });

  it('ignores a drawing, however plain', () => {
    const drawing = drawFrame(SIDE, SIDE, (x) => (x % 300 < 150 ? [200, 40, 40] : [250, 250, 250]));
    expect(measureEnlargement(drawing, [])).toEqual({ tiles: 0, edgeSharpness: 1, box: null });
  });

  it('ignores a smooth gradient', () => {
    const slope = drawFrame(SIDE, SIDE, (x) => [Math.round(x / 4), Math.round(x / 4), 90]);
    expect(measureEnlargement(slope, []).tiles).toBe(0);
  });

  it('leaves out text', () => {
    expect(measureEnlargement(photo, [{ box: { x: 0, y: 0, w: 1, h: 1 } }]).tiles).toBe(0);
  });
});
