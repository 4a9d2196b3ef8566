import type { Frame } from '../../frame/index.ts';
import { inputOptions, type Probed } from './probe.ts';
import { pipeName, runDecoder, toPixels } from './run-decoder.ts';

/** Pixels, the same as for a banner. */
const LONG_SIDE = 1600;

const CPU_SECONDS = 30;

/** The decoder's times are in milliseconds, so a frame that begins within this many seconds may count as the previous one. */
const SLACK = 0.002;

/**
 * Decodes the frame shown at a second, at full size but with a longer side of at most 1600 pixels.
 * @param lasts seconds for which a frame is shown, by the stated rate
 * @throws when no frame begins within that time, for example when the last frame is shown longer than all others
 */
export async function stillFrame(
  path: string,
  demuxer: string,
  probed: Probed,
  second: number,
  lasts: number,
): Promise<Frame> {
  const scale = Math.min(1, LONG_SIDE / Math.max(probed.width, probed.height));
  const width = Math.max(1, Math.round(probed.width * scale));
  const height = Math.max(1, Math.round(probed.height * scale));
  const size = 3 * width * height;
  const { outputs } = await runDecoder(
    path,
    [
      '-threads',
      '2',
      '-ss',
      // The decoder returns the first frame that begins at or after this.
      Math.max(0, second - Math.max(0, lasts - SLACK)).toFixed(3),
      ...inputOptions(demuxer),
      '-map',
      '0:v:0',
      '-vf',
      toPixels(width, height, 'bicubic'),
      '-frames:v',
      '1',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      pipeName(0),
    ],
    { cpuSeconds: CPU_SECONDS, outputs: [{ most: size, piece: size }] },
  );
  const data = outputs[0]?.[0];
  if (!data || data.length < size) throw new Error(`There is no frame at ${second.toFixed(1)} s.`);
  return { width, height, data };
}
