import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { endsRed } from '../testing/pictures.ts';
import { thumbnailOf } from './thumbnail.ts';

const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

async function sizeOf(thumbnail: Uint8Array | null): Promise<unknown> {
  const { format, width, height } = await sharp(thumbnail ?? undefined).metadata();
  return { format, width, height };
}

describe('a thumbnail', () => {
  it.each([
    [1200, 600, 480, 240],
    [600, 1200, 240, 480],
    [300, 250, 300, 250],
  ])('of a %i x %i picture is %i x %i', async (width, height, smallWidth, smallHeight) => {
    const thumbnail = await thumbnailOf(await jpeg(width, height));
    expect(await sizeOf(thumbnail)).toEqual({ format: 'webp', width: smallWidth, height: smallHeight });
  });

  it('is made from a damaged picture that can still be decoded', async () => {
    const whole = await jpeg(600, 600);
    const damaged = whole.subarray(0, Math.floor(whole.length * 0.6));
    await expect(sharp(damaged).png().toBuffer()).rejects.toThrow(/VipsJpeg/);
    expect(await sizeOf(await thumbnailOf(damaged))).toMatchObject({ format: 'webp', width: 480 });
  });

  it('of an animation shows the frame that is graded', async () => {
    const { dominant } = await sharp((await thumbnailOf(await endsRed())) ?? undefined).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('is null for bytes that are not a picture', async () => {
    expect(await thumbnailOf(new TextEncoder().encode('no picture'))).toBeNull();
  });
});
