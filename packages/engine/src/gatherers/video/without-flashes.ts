import type { Span } from '../../artifacts/video-artifacts.ts';
import type { Frame } from '../frame/index.ts';
import { type FrameChanges, pixelStep } from '../change/index.ts';

/** Seconds to look back. Within them, both a flash and the picture after it have been seen before. */
const BACK = 0.5;

/**
 * Removes flashing from the changes of a video, since it is not motion: during flashes, each frame is compared with the
 * most similar of those shortly before.
 */
export function withoutFlashes(
  changes: FrameChanges,
  frames: readonly Frame[],
  flashes: readonly Span[],
  rate: number,
): FrameChanges {
  const pixels = Float32Array.from(changes.pixels);
  for (const { start, end } of flashes) {
    const [from, to] = [
      Math.max(1, Math.round(start * rate)),
      Math.min(frames.length - 1, Math.round(end * rate)),
    ];
    for (let i = from; i <= to; i++) {
      for (let back = 2; back <= BACK * rate && i - back >= 0; back++) {
        pixels[i] = Math.min(pixels[i]!, pixelStep(frames[i - back]!, frames[i]!));
      }
    }
  }
  return { ...changes, pixels };
}
