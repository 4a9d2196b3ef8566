import type { Light } from '../../../artifacts/video-artifacts.ts';
import type { Frame } from '../../frame/index.ts';

/** Crops the bars that frame the picture in all frames. Returns the same array when there are none. */
export function withoutBars(
  frames: readonly Frame[],
  { vertical, horizontal }: Light['bars'],
): readonly Frame[] {
  if (vertical === 0 && horizontal === 0) return frames;
  return frames.map(({ width, height, data }) => {
    const [left, top] = [Math.floor((width * horizontal) / 2), Math.floor((height * vertical) / 2)];
    const inner = { width: width - 2 * left, height: height - 2 * top };
    const rows = Array.from({ length: inner.height }, (_, y) => {
      const from = 3 * ((top + y) * width + left);
      return data.subarray(from, from + 3 * inner.width);
    });
    return { ...inner, data: Uint8Array.from(Buffer.concat(rows)) };
  });
}
