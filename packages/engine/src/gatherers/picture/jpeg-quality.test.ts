import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegQuality } from './jpeg-quality.ts';

const picture = () => sharp({ create: { width: 32, height: 16, channels: 3, background: '#3a7' } });

describe('jpegQuality', () => {
  it.each([25, 50, 75, 90, 98])('reads quality %i from a file’s quantization tables', async (quality) => {
    const bytes = await picture().jpeg({ quality }).toBuffer();
    expect(Math.abs(jpegQuality(bytes)! - quality)).toBeLessThanOrEqual(1);
  });

  it('returns a low quality for the coarsest files, whose tables are capped at 255', async () => {
    expect(jpegQuality(await picture().jpeg({ quality: 4 }).toBuffer())).toBeLessThan(20);
  });

  it('reads the tables of other encoders', async () => {
    const bytes = await picture().jpeg({ quality: 75, mozjpeg: true }).toBuffer();
    expect(jpegQuality(bytes)).toBeGreaterThan(55);
    expect(jpegQuality(bytes)).toBeLessThan(90);
  });

  it('returns null for other formats and truncated files', async () => {
    expect(jpegQuality(await picture().png().toBuffer())).toBeNull();
    expect(jpegQuality(new Uint8Array())).toBeNull();
    const whole = await picture().jpeg().toBuffer();
    expect(jpegQuality(whole.subarray(0, 40))).toBeNull();
  });
});
