import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BLACK, drawBoxes, drawClutter, WHITE } from '../../testing/banners/drawn-frame.ts';
import { decodeImage } from './decode.ts';
import { type Frame, raw } from '../frame/index.ts';

const blank = drawBoxes(80, 60, WHITE, []);
const full = drawClutter(80, 60, 40);
const endCard = drawClutter(80, 60, 30, 9);

async function animate(
  frames: readonly Frame[],
  format: 'gif' | 'webp',
  delay: number | readonly number[] = 200,
  loop = 2,
): Promise<Buffer> {
  const stills = await Promise.all(frames.map((frame) => raw(frame).png().toBuffer()));
  const joined = sharp(stills, { join: { animated: true } });
  const delays = frames.map((_, i) => (typeof delay === 'number' ? delay : delay[i]!));
  const timing = { delay: delays, loop };
  return format === 'gif'
    ? joined.gif({ ...timing, effort: 1 }).toBuffer()
    : joined.webp({ ...timing, lossless: true }).toBuffer();
}

const decode = async (bytes: Uint8Array) => decodeImage({ bytes, fileName: 'loop' });

const difference = (a: Frame, b: Frame): number =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;

test.each(['gif', 'webp'] as const)('reports the frames, duration, and loops of a %s', async (format) => {
  const { file, image } = await decode(await animate([blank, full, endCard], format));
  expect(file).toMatchObject({ format, frames: 3, durationMs: 600, loops: 2 });
  expect([image.width, image.height]).toEqual([80, 60]);
});

test.each(['gif', 'webp'] as const)('grades the end card of a %s', async (format) => {
  const { frame } = await decode(await animate([blank, full, endCard], format));
  expect(difference(frame, endCard)).toBeLessThan(10);
});

test.each(['gif', 'webp'] as const)(
  'grades the fullest frame of a %s that fades to blank',
  async (format) => {
    const { frame } = await decode(await animate([blank, full, blank], format));
    expect(difference(frame, full)).toBeLessThan(10);
  },
);

test('counts delays of 10 ms or less as 100 ms, as browsers do', async () => {
  const { file } = await decode(await animate([full, endCard], 'gif', 10));
  expect(file.durationMs).toBe(200);
});

describe('flash detection in an animation', () => {
  const [black, white] = [BLACK, WHITE].map((ground) => drawBoxes(80, 60, ground, []));
  const dark = drawBoxes(80, 60, [30, 60, 50], []);
  const slides = [drawClutter(80, 60, 40), dark, drawClutter(80, 60, 30, 9), drawClutter(80, 60, 60, 5)];
  const most = async (...of: Parameters<typeof animate>): Promise<number | undefined> =>
    (await decode(await animate(...of))).file.flashes?.mostPerSecond;

  test('finds a strobe even if one loop is short', async () => {
    const { file } = await decode(await animate([black!, white!], 'gif', 100, 0));
    expect(file.flashes!.mostPerSecond).toBe(5);
    expect(file.flashes!.spans[0]!.start).toBeLessThan(0.3);
  });

  test('finds red flashes of equal lightness', async () => {
    const [red, gray] = [[255, 0, 0] as const, [127, 127, 127] as const].map((ground) =>
      drawBoxes(80, 60, ground, []),
    );
    const { file } = await decode(await animate([red!, gray!], 'gif', 100, 0));
    expect(file.flashes!.mostPerSecond).toBe(5);
    expect(file.flashes!.spans).toMatchObject([{ red: true }]);
  });

  test('takes the duration of each frame into account', async () => {
    const frames = [black!, white!, black!, white!, black!, white!, black!, white!, black!];
    expect(await most(frames, 'gif', 100, 1)).toBe(4);
    expect(await most(frames, 'gif', 400, 1)).toBeLessThanOrEqual(2);
    expect(await most(frames, 'gif', [100, 100, 100, 100, 2000, 100, 100, 100, 100], 1)).toBeLessThan(3);
    expect(await most([black!, white!], 'gif', 100, 1)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['a calm loop', [full, endCard], 900],
    ['a fast carousel', slides, 250],
    ['a title that appears', [dark, dark, full, full], 120],
  ])('reports no flashes for %s', async (_, frames, delay) => {
    const { file } = await decode(await animate(frames, 'gif', delay, 0));
    expect(file.flashes!.spans).toEqual([]);
    expect(file.flashes!.mostPerSecond).toBeLessThanOrEqual(3);
  });

  test('does not apply to a still image', async () => {
    const still = await decode(await raw(full).png().toBuffer());
    expect(still.file.flashes).toBeUndefined();
  });
});

test('limits the number of frames checked in a very long animation, and grades one of them', async () => {
  const [black, white] = [BLACK, WHITE].map((ground) =>
    raw(drawBoxes(40, 40, ground, []))
      .gif()
      .toBuffer(),
  );
  const [first, second] = [await black!, await white!];
  // Two alternating frames, 10,000 in total: the header of one file, followed by the frames of both.
  const file = Buffer.concat([
    headOf(first),
    ...Array.from({ length: 5000 }, () => [frameOf(first), frameOf(second)]).flat(),
    END,
  ]);
  const started = process.cpuUsage();
  const decoded = await decode(file);
  const { user } = process.cpuUsage(started);
  expect(decoded.file.frames).toBe(10_000);
  expect(decoded.frame).toMatchObject({ width: 40, height: 40 });
  // Decoding all 10,000 takes three times as long.
  expect(user / 1e6).toBeLessThan(2);
});

const END = Buffer.from([0x3b]);

/** Header, size and color table of a GIF: everything before its first block. */
const headOf = (gif: Buffer): Buffer => gif.subarray(0, startOf(gif));
/** The blocks of a GIF without its trailer. */
const frameOf = (gif: Buffer): Buffer => gif.subarray(startOf(gif), -1);

/** The color table has three bytes per color; its size is in the tenth byte. */
const startOf = (gif: Buffer): number => 13 + (gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0);
