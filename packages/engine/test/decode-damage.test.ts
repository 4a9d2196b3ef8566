import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { CreativeError } from '../src/creative.ts';
import { decodeImage } from '../src/gatherers/picture/index.ts';
import { raw } from '../src/gatherers/frame/index.ts';
import { drawClutter } from '../src/testing/banners/drawn-frame.ts';

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;
type Format = (typeof FORMATS)[number];

/** First bytes of each format, so that damage after them reaches the decoder. */
const SIGNATURES: Readonly<Record<Format, Buffer>> = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  webp: Buffer.from('RIFF\x40\0\0\0WEBPVP8 ', 'latin1'),
  gif: Buffer.from('GIF89a', 'latin1'),
};

const RUNS = { numRuns: 60, seed: 20_250_101 } as const;

/** The result must be a frame with three bytes per pixel, or a CreativeError. */
async function expectFrameOrRefusal(bytes: Uint8Array): Promise<void> {
  const outcome = await decodeImage({ bytes, fileName: 'damaged' }).then(
    ({ frame: { width, height, data } }) => data.length === width * height * 3,
    (error: unknown) => error instanceof CreativeError || error,
  );
  expect(outcome).toBe(true);
}

describe('damaged images', () => {
  const whole = new Map<Format, Buffer>();

  beforeAll(async () => {
    const picture = drawClutter(64, 48, 20);
    for (const format of FORMATS) whole.set(format, await raw(picture).toFormat(format).toBuffer());
  });

  it('are rejected if they are random bytes, with or without a signature', async () => {
    const signature = fc.constantFrom(Buffer.alloc(0), ...FORMATS.map((format) => SIGNATURES[format]));
    await fc.assert(
      fc.asyncProperty(signature, fc.uint8Array({ maxLength: 600 }), async (head, tail) => {
        const refused = decodeImage({ bytes: Buffer.concat([head, tail]), fileName: 'noise' });
        await expect(refused).rejects.toBeInstanceOf(CreativeError);
      }),
      RUNS,
    );
  });

  it('are decoded or rejected with a code if header bytes were changed', async () => {
    const change = fc.record({ at: fc.nat(120), value: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FORMATS),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (format, changes) => {
          const bytes = Buffer.from(whole.get(format)!);
          for (const { at, value } of changes) bytes[at % bytes.length] = value;
          await expectFrameOrRefusal(bytes);
        },
      ),
      RUNS,
    );
  });

  it('are decoded or rejected with a code if a part was cut, doubled, or overwritten', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FORMATS),
        fc.constantFrom('cut', 'double', 'fill'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(255),
        async (format, damage, place, length, value) => {
          const bytes = whole.get(format)!;
          const start = Math.floor(place * bytes.length);
          const stretch = bytes.subarray(start, start + length);
          const middle = { cut: [], double: [stretch, stretch], fill: [Buffer.alloc(stretch.length, value)] }[
            damage
          ];
          const after = bytes.subarray(start + stretch.length);
          await expectFrameOrRefusal(Buffer.concat([bytes.subarray(0, start), ...middle, after]));
        },
      ),
      RUNS,
    );
  });

  it('are based on files that decode correctly', async () => {
    for (const bytes of whole.values()) {
      const { image } = await decodeImage({ bytes, fileName: 'whole' });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: image.width, height: image.height });
    }
  });
});
