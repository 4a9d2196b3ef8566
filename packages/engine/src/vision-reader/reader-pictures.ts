import { type Frame, raw } from '../gatherers/frame/index.ts';
import type { ReaderPicture } from './reader.ts';

/** Pixels; about the resolution at which vision models look at a picture. */
const LONG_SIDE = 1024;
const QUALITY = 85;

/** The frame as sent to a reader. The same frame always gives the same bytes. */
export const readerPicture = async (frame: Frame, second: number | null): Promise<ReaderPicture> => ({
  second,
  jpeg: await raw(frame)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer(),
});

/** Most frames of a video that are sent. */
const MOST_FRAMES = 6;

/** Picks seconds evenly from those that were read, including the first and the last. */
export function spreadOver(seconds: readonly number[], most = MOST_FRAMES): readonly number[] {
  if (seconds.length <= most) return seconds;
  const last = seconds.length - 1;
  return Array.from({ length: most }, (_, at) => seconds[Math.round((at * last) / (most - 1))]!);
}
