import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBoxes, drawClutter, WHITE } from '../testing/drawn-frame.ts';
import { decodeImage } from './decode.ts';
import { type Frame, raw } from './frame.ts';

const blank = drawBoxes(80, 60, WHITE, []);
const full = drawClutter(80, 60, 40);
const endCard = drawClutter(80, 60, 30, 9);

async function animate(frames: readonly Frame[], format: 'gif' | 'webp', delay = 200): Promise<Buffer> {
  const stills = await Promise.all(frames.map((frame) => raw(frame).png().toBuffer()));
  const joined = sharp(stills, { join: { animated: true } });
  const timing = { delay: frames.map(() => delay), loop: 2 };
  return format === 'gif'
    ? joined.gif({ ...timing, effort: 1 }).toBuffer()
    : joined.webp({ ...timing, lossless: true }).toBuffer();
}

const decode = async (bytes: Uint8Array) => decodeImage({ bytes, fileName: 'loop' });

const difference = (a: Frame, b: Frame): number =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;

test.each(['gif', 'webp'] as const)(
  'frames, duration and loops of a %s are facts of the file',
  async (format) => {
    const { file, image } = await decode(await animate([blank, full, endCard], format));
    expect(file).toMatchObject({ format, frames: 3, durationMs: 600, loops: 2 });
    expect([image.width, image.height]).toEqual([80, 60]);
  },
);

test.each(['gif', 'webp'] as const)('the end card of a %s is graded', async (format) => {
  const { frame } = await decode(await animate([blank, full, endCard], format));
  expect(difference(frame, endCard)).toBeLessThan(10);
});

test.each(['gif', 'webp'] as const)(
  'a %s that fades to blank is graded on its fullest frame',
  async (format) => {
    const { frame } = await decode(await animate([blank, full, blank], format));
    expect(difference(frame, full)).toBeLessThan(10);
  },
);

test('delays of 10 ms or less are counted as the 100 ms browsers play', async () => {
  const { file } = await decode(await animate([full, endCard], 'gif', 10));
  expect(file.durationMs).toBe(200);
});
