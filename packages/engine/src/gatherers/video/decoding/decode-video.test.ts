import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Creative } from '../../../creative.ts';
import { drawnShots } from '../../../testing/videos/drawn-shots.ts';
import { renderVideo } from '../../../testing/videos/render-video.ts';
import { findsEverySecond } from '../../../testing/behaviors/every-second-behavior.ts';
import { withDecoded } from './decode-video.ts';
import { keyAt, secondOf } from './decode-pass.ts';

const small = async (seconds: number, width = 64, height = 48, rate = 4): Promise<Uint8Array> =>
  (await renderVideo({ width, height, rate, shots: drawnShots([seconds], width, height) })).bytes;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const decode = (bytes: Uint8Array, more: Partial<Creative> = {}) =>
  withDecoded({ bytes, fileName: '-y /etc/passwd.mp4', ...more }, 'mp4', async (video) => video);

describe('video decoding', () => {
  it('returns every frame, plus larger ones every half second, and leaves no files behind', async () => {
    const { pass: through, probed, decoder } = await decode(await small(3, 320, 240, 10));
    expect(probed).toMatchObject({ width: 320, height: 240, duration: 3 });
    expect(decoder).toMatch(/^FFmpeg \d/);
    expect([through.thumbs.length, through.keys.length]).toEqual([30, 6]);
    expect(through.thumbs[0]).toMatchObject({ width: 64, height: 48 });
    expect(through.keys[0]).toMatchObject({ width: 320, height: 240 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [
      'bytes with only a video signature',
      async () => Buffer.from('\0\0\0\x20ftypisom'.padEnd(900, 'x')),
      'video-undecodable',
    ],
    [
      'a video truncated in its first bytes',
      async () => (await small(2)).subarray(0, 700),
      'video-undecodable',
    ],
    ['a side of 16 pixels', () => small(1, 64, 16), 'video-too-small'],
    ['a duration of 61 seconds', () => small(61, 64, 48, 1), 'video-too-long'],
    ['a file over 25 MB', async () => Buffer.alloc(25 * 1024 * 1024 + 1), 'video-too-large'],
  ])('rejects %s with a specific code and leaves no files behind', async (_, make, code) => {
    await expect(decode(await make())).rejects.toMatchObject({ name: 'CreativeError', code });
    expect(readdirSync(folder)).toEqual([]);
  });

  // The slowest rate and a common one; decode-video.sweep.test.ts has more.
  findsEverySecond([1, 25]);

  it('leaves no files behind when processing fails', async () => {
    const bytes = await small(1);
    const fails = withDecoded({ bytes, fileName: 'a.mp4' }, 'mp4', async () => {
      expect(readdirSync(folder)).toHaveLength(1);
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('uses the browser’s frames when no decoder supports the codec', async () => {
    const frame = (shade: string) =>
      sharp({ create: { width: 80, height: 60, channels: 3, background: shade } })
        .jpeg()
        .toBuffer();
    const metadata = {
      duration: 8,
      width: 1280,
      height: 960,
      aspectRatio: 4 / 3,
      format: 'video/mp4',
      fileSize: 1000,
      fileName: 'a.mp4',
    };
    const browserVideo = { frames: await Promise.all(['#000', '#888', '#fff'].map(frame)), metadata };
    const video = await decode(Buffer.from('\0\0\0\x20ftypisom'.padEnd(900, 'x')), { browserVideo });
    expect(video).toMatchObject({ decodedBy: 'browser', probed: { duration: 8, width: 1280 } });
    const seconds = video.pass.keys.map((_, key) => secondOf(video.pass, key));
    [8 / 6, 4, 40 / 6].forEach((middle, key) => expect(seconds[key]).toBeCloseTo(middle));
    expect(seconds.map((second) => keyAt(video.pass, second))).toEqual(video.pass.keys);
    expect((await video.still(7)).data[0]).toBeGreaterThan(250);
  });
});
