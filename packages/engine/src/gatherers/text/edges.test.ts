import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { exampleBanner, renderBanner } from '../../testing/index.ts';
import { type Frame, raw } from '../frame/index.ts';
import { letterEdges } from './edges.ts';

const banner = await renderBanner(exampleBanner());
const headline = banner.truth.lines[0]!.box;

const changed = async (change: (picture: Sharp) => Promise<Sharp>): Promise<Frame> => {
  const { width, height } = banner.frame;
  return { width, height, data: await (await change(raw(banner.frame))).removeAlpha().raw().toBuffer() };
};
const coarse = async (picture: Sharp, kernel: 'nearest' | 'cubic'): Promise<Sharp> =>
  sharp(await picture.resize(320).png().toBuffer()).resize(1080, 1080, { kernel });

describe('letter edges', () => {
  it('are sharp as drawn, as a JPEG, and scaled down', async () => {
    const { width, height, data } = banner.frame;
    const jpeg = await changed(async (picture) => sharp(await picture.jpeg({ quality: 60 }).toBuffer()));
    const half = await raw(banner.frame)
      .resize(width / 2)
      .removeAlpha()
      .raw()
      .toBuffer();
    const small = { width: width / 2, height: height / 2, data: half };
    for (const frame of [{ width, height, data }, jpeg, small]) {
      const edges = letterEdges(frame, headline);
      expect(edges?.soft).toBeLessThan(0.03);
      expect(edges?.stepped).toBeLessThan(0.35);
    }
  });

  it('are soft for blurred letters', async () => {
    expect(letterEdges(await changed(async (picture) => picture.blur(7)), headline)?.soft).toBeGreaterThan(
      0.1,
    );
  });

  it('are stepped for an enlarged low-resolution image', async () => {
    const edges = letterEdges(await changed((picture) => coarse(picture, 'nearest')), headline);
    expect(edges?.stepped).toBeGreaterThan(0.6);
  });

  it('are unknown when there are hardly any pixels or no letters', () => {
    expect(letterEdges(banner.frame, { ...headline, h: 0.004 })).toBeNull();
    expect(letterEdges(banner.frame, { x: 0.4, y: 0.005, w: 0.1, h: 0.02 })).toBeNull();
  });
});
