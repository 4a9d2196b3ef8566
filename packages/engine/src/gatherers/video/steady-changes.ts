import type { Span } from '../../artifacts/video-artifacts.ts';
import type { Frame } from '../frame/index.ts';
import { type FrameChanges, pixelStep } from '../change/index.ts';

/** Seconds that are looked back: a flash and the picture it leaves come again within them. */
const BACK = 0.5;

/**
 * The changes of a video as they were without its flashing, which is no motion: there a frame is compared with the most
 * alike of those shortly before.
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
