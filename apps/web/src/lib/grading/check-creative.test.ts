import { LIMITS, TEXTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { checkCreative } from './check-creative.ts';

const bytes = (...parts: (string | number[])[]): BlobPart =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'padding-padding');
const AVI = bytes('RIFF', [1, 2, 3, 4], 'AVI LIST');
const PNG = bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'padding-padding');

const problemOf = async (file: File): Promise<string | null> => (await checkCreative(file)).problem;

describe('checking a creative before upload', () => {
  it.each<[string, BlobPart]>([
    ['JPEG', JPEG],
    ['PNG', PNG],
    ['GIF', bytes('GIF89a', 'padding-padding')],
    ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 padding')],
  ])('accepts a %s with any file name', async (_, content) => {
    expect(await problemOf(new File([content], 'ad.exe', { type: 'text/plain' }))).toBeNull();
  });

  it.each<[string, BlobPart]>([
    ['legacy MOV', bytes([0, 0, 0, 32], 'moov', 'padding')],
    ['MP4', bytes([0, 0, 0, 32], 'ftypisom', 'padding')],
    ['MOV', bytes([0, 0, 0, 20], 'ftypqt  ', 'padding')],
    ['AVI', bytes('RIFF', [1, 2, 3, 4], 'AVI LIST')],
    ['WebM', bytes([0x1a, 0x45, 0xdf, 0xa3], 'padding-padding')],
  ])('accepts a %s with any file name as a video', async (_, content) => {
    expect(await problemOf(new File([content], 'ad.jpg', { type: 'image/jpeg' }))).toBeNull();
  });

  it.each<[string, BlobPart, string | null]>([
    ['MP4', bytes([0, 0, 0, 32], 'ftypisom', 'padding'), 'mp4'],
    ['MOV', bytes([0, 0, 0, 20], 'ftypqt  ', 'padding'), 'mov'],
    ['WebM', bytes([0x1a, 0x45, 0xdf, 0xa3], 'padding-padding'), 'webm'],
    ['AVI', AVI, 'avi'],
  ])('detects the video type %s', async (_, content, type) => {
    expect((await checkCreative(new File([content], 'ad'))).type).toBe(type);
  });

  it('accepts videos up to 25 MB, and AVI up to 6 MB', async () => {
    const sized = (head: BlobPart, size: number) =>
      new File([head, new Uint8Array(size - new Blob([head]).size)], 'ad.mp4');
    const mp4 = bytes([0, 0, 0, 32], 'ftypisom', 'padding');
    expect(await problemOf(sized(mp4, LIMITS.videoBytes))).toBeNull();
    expect(await problemOf(sized(mp4, LIMITS.videoBytes + 1))).toBe(TEXTS.videoLarge);
    expect(await problemOf(sized(AVI, LIMITS.directBytes))).toBeNull();
    expect(await problemOf(sized(AVI, LIMITS.directBytes + 1))).toBe(TEXTS.presignType);
  });

  it.each<[string, BlobPart]>([
    ['an HTML page', '<!doctype html><html></html>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an AVIF', bytes([0, 0, 0, 32], 'ftypavif', 'padding')],
    ['a WAV file', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a two-byte file', bytes([0xff, 0xd8])],
  ])('rejects %s with a JPEG file name', async (_, content) => {
    expect(await problemOf(new File([content], 'ad.jpg', { type: 'image/jpeg' }))).toBe(
      TEXTS.fileUnsupported,
    );
  });

  it('rejects an empty file with its own message', async () => {
    expect(await problemOf(new File([], 'ad.jpg'))).toBe(TEXTS.fileEmpty);
  });

  it('accepts images up to 6 MB', async () => {
    const rest = (size: number): BlobPart => new Uint8Array(size - new Blob([PNG]).size);
    expect(await problemOf(new File([PNG, rest(LIMITS.imageBytes)], 'ad.png'))).toBeNull();
    expect(await problemOf(new File([PNG, rest(LIMITS.imageBytes + 1)], 'ad.png'))).toBe(TEXTS.imageLarge);
  });
});
