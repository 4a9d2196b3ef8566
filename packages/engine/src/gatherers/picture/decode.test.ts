import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CREATIVE_LIMITS, CreativeError, type CreativeErrorCode } from '../../creative.ts';
import { drawClutter, drawFrame, type Rgb } from '../../testing/banners/drawn-frame.ts';
import { decodeImage, type Decoded } from './decode.ts';
import { type Frame, raw } from '../frame/index.ts';

const decode = (bytes: Uint8Array, fileName = 'banner.jpg'): Promise<Decoded> =>
  decodeImage({ bytes, fileName });

const picture = drawClutter(120, 80, 30);
const drawn = raw(picture);
const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();

async function refusedAs(bytes: Uint8Array): Promise<CreativeErrorCode | 'no refusal'> {
  try {
    await decode(bytes);
    return 'no refusal';
  } catch (error) {
    if (error instanceof CreativeError) return error.code;
    throw error;
  }
}

/** A PNG of one gray level that claims these dimensions; only a few kilobytes whatever they are. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(1_000_000);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('a file that cannot be graded', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, CreativeErrorCode]>([
    ['an empty file', () => Buffer.alloc(0), 'empty'],
    ['a text file with an image extension', () => Buffer.from('hello, I am a banner'), 'wrong-type'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong-type'],
    ['a TIFF', () => drawn.clone().tiff().toBuffer(), 'wrong-type'],
    ['half a JPEG', async () => half(await drawn.clone().jpeg().toBuffer()), 'undecodable'],
    ['half a PNG', async () => half(await drawn.clone().png().toBuffer()), 'undecodable'],
    ['half a WebP', async () => half(await drawn.clone().webp().toBuffer()), 'undecodable'],
    ['half a GIF', async () => half(await drawn.clone().gif().toBuffer()), 'undecodable'],
    ['a PNG signature and nothing else', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'undecodable'],
    ['a decompression bomb of 900 megapixels', () => pngClaiming(30_000, 30_000), 'too-many-pixels'],
    ['a header of absurd dimensions', () => pngClaiming(2_000_000_000, 2_000_000_000), 'undecodable'],
    ['a side of 31 pixels', () => plain(31, 400), 'too-small'],
    ['a single pixel', () => plain(1, 1), 'too-small'],
    ['a video', () => Buffer.from('\0\0\0\x20ftypisom\0\0\0\0', 'latin1'), 'wrong-type'],
    ['a WebM', () => Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1'), 'wrong-type'],
    ['an AVI', () => Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'), 'wrong-type'],
    [
      'an image over 6 MB',
      async () => Buffer.concat([await plain(64, 64), Buffer.alloc(CREATIVE_LIMITS.imageBytes)]),
      'too-large',
    ],
  ])('is rejected with a specific code: %s', async (_, make, code) => {
    expect(await refusedAs(await make())).toBe(code);
  });

  test('gets a message for the user who uploaded it', async () => {
    await expect(decode(Buffer.alloc(0))).rejects.toThrow('File cannot be empty.');
    await expect(decode(Buffer.from('text'))).rejects.toThrow(
      'Invalid file type. Please upload a JPEG, PNG, WebP, GIF, MP4, MOV, WebM, or AVI file.',
    );
  });
});

describe('decoding to three bytes per pixel', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['JPEG', () => drawn.clone().jpeg({ quality: 95 }).toBuffer(), 'srgb'],
    ['PNG', () => drawn.clone().png().toBuffer(), 'srgb'],
    ['lossless WebP', () => drawn.clone().webp({ lossless: true }).toBuffer(), 'srgb'],
    ['GIF', () => drawn.clone().gif().toBuffer(), 'srgb'],
    ['CMYK JPEG', () => drawn.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), 'cmyk'],
    ['16-bit PNG', () => drawn.clone().toColourspace('rgb16').png().toBuffer(), 'rgb16'],
  ])('works for %s', async (_, make, space) => {
    const { frame, image } = await decode(await make());
    expect(image.colourSpace).toBe(space);
    expect([frame.width, frame.height, frame.data.length]).toEqual([120, 80, 120 * 80 * 3]);
    expect(meanDifference(frame, picture)).toBeLessThan(16);
  });

  test('keeps gray as gray', async () => {
    const { frame, image } = await decode(await drawn.clone().toColourspace('b-w').png().toBuffer());
    expect(image.colourSpace).toBe('b-w');
    expect(frame.data.length).toBe(120 * 80 * 3);
    expect(frame.data.every((value, i) => value === frame.data[i - (i % 3)])).toBe(true);
  });
});

describe('transparency', () => {
  const rgba = (alphaAt: (i: number) => number): Promise<Buffer> => {
    const data = Buffer.from(
      Array.from({ length: 64 * 64 * 4 }, (_, i) => (i % 4 === 3 ? alphaAt(i >> 2) : 0)),
    );
    return sharp(data, { raw: { width: 64, height: 64, channels: 4 } })
      .png()
      .toBuffer();
  };

  test('a fully transparent image becomes white', async () => {
    const { frame, image } = await decode(await rgba(() => 0));
    expect(image).toMatchObject({ hasAlpha: true, transparentShare: 1 });
    expect(frame.data.every((value) => value === 255)).toBe(true);
  });

  test('the share of non-opaque pixels is measured, and half-transparent black becomes gray', async () => {
    const { frame, image } = await decode(await rgba((i) => (i % 64 < 16 ? 128 : 255)));
    expect(image.transparentShare).toBe(0.25);
    expect(frame.data[0]).toBe(127);
    expect(frame.data[20 * 3]).toBe(0);
  });

  test('an opaque image has none', async () => {
    const { image } = await decode(await drawn.clone().png().toBuffer());
    expect(image).toMatchObject({ hasAlpha: false, transparentShare: 0 });
  });
});

describe('EXIF orientation', () => {
  // How the upright picture must be stored so that a viewer that follows the tag shows it upright.
  const stored: readonly ((x: number, y: number, w: number, h: number) => readonly [number, number])[] = [
    (x, y) => [x, y],
    (x, y, w) => [w - 1 - x, y],
    (x, y, w, h) => [w - 1 - x, h - 1 - y],
    (x, y, _, h) => [x, h - 1 - y],
    (x, y) => [y, x],
    (x, y, w) => [w - 1 - y, x],
    (x, y, w, h) => [w - 1 - y, h - 1 - x],
    (x, y, _, h) => [y, h - 1 - x],
  ];

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i produces the upright frame', async (orientation) => {
    const [w, h] = [picture.width, picture.height];
    const place = stored[orientation - 1]!;
    const sideways = orientation > 4;
    const turned = drawFrame(sideways ? h : w, sideways ? w : h, (x, y): Rgb => {
      const [ux, uy] = place(x, y, w, h);
      const at = (uy * w + ux) * 3;
      return [picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!];
    });
    const bytes = await raw(turned).withMetadata({ orientation }).png().toBuffer();
    const { frame, image } = await decode(bytes);
    expect(image).toMatchObject({ width: w, height: h });
    expect(Buffer.compare(frame.data, picture.data)).toBe(0);
  });
});

describe('decoded image', () => {
  test('has facts about the file and the image', async () => {
    const bytes = await drawn.clone().jpeg().toBuffer();
    const { file, image } = await decode(bytes, 'a.png');
    expect(file).toEqual({
      format: 'jpeg',
      bytes: bytes.length,
      frames: 1,
      durationMs: 0,
      loops: 1,
      jpegQuality: 80,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(image).toMatchObject({ width: 120, height: 80, hasProfile: false });
  });

  test('is scaled down to 1600 pixels and keeps its original size as a fact', async () => {
    const { frame, image } = await decode(await plain(3200, 800));
    expect([image.width, image.height]).toEqual([3200, 800]);
    expect([frame.width, frame.height]).toEqual([1600, 400]);
  });

  test('is the same for the same bytes', async () => {
    const bytes = await drawn.clone().webp({ quality: 70 }).toBuffer();
    const [first, second] = [await decode(bytes), await decode(bytes)];
    expect(Buffer.compare(first.frame.data, second.frame.data)).toBe(0);
  });
});

function meanDifference(a: Frame, b: Frame): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;
}
