import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegQuality } from './jpeg-quality.ts';

const picture = () => sharp({ create: { width: 32, height: 16, channels: 3, background: '#3a7' } });

describe('jpegQuality', () => {
  it.each([25, 50, 75, 90, 98])('reads quality %i from the tables of a file', async (quality) => {
    const bytes = await picture().jpeg({ quality }).toBuffer();
    expect(Math.abs(jpegQuality(bytes)! - quality)).toBeLessThanOrEqual(1);
  });

  it('reads the coarsest files, whose steps end at 255, as coarse', async () => {
    expect(jpegQuality(await picture().jpeg({ quality: 4 }).toBuffer())).toBeLessThan(20);
  });

  it('reads tables of other encoders', async () => {
    const bytes = await picture().jpeg({ quality: 75, mozjpeg: true }).toBuffer();
    expect(jpegQuality(bytes)).toBeGreaterThan(55);
    expect(jpegQuality(bytes)).toBeLessThan(90);
  });

  it('says nothing of other files, nor of what is cut off', async () => {
    expect(jpegQuality(await picture().png().toBuffer())).toBeNull();
    expect(jpegQuality(new Uint8Array())).toBeNull();
    const whole = await picture().jpeg().toBuffer();
    expect(jpegQuality(whole.subarray(0, 40))).toBeNull();
  });
});
