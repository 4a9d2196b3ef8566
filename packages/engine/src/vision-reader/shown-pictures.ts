import { type Frame, raw } from '../gatherers/frame/index.ts';
import type { ShownPicture } from './reader.ts';

/** Pixels; what vision models look at of a picture, about. */
const LONG_SIDE = 1024;
const QUALITY = 85;

/** The frame as it is shown to a reader; the same frame gives the same bytes. */
export const shownPicture = async (frame: Frame, second: number | null): Promise<ShownPicture> => ({
  second,
  jpeg: await raw(frame)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer(),
});

/** Frames of a video that are shown at most. */
const MOST_FRAMES = 6;

/** Seconds spread evenly over those that were read, with the first and the last. */
export function spreadOver(seconds: readonly number[], most = MOST_FRAMES): readonly number[] {
  if (seconds.length <= most) return seconds;
  const last = seconds.length - 1;
  return Array.from({ length: most }, (_, at) => seconds[Math.round((at * last) / (most - 1))]!);
}
