import type { Frame } from '../frame/index.ts';

/**
 * Means over the cells of a square grid laid over the frame, row by row.
 * @param cells number of cells per side
 * @param channels number of values per pixel
 * @param figure returns a channel's value for the pixel whose bytes begin `at`
 */
export function cellMeans(
  { width, height, data }: Frame,
  cells: number,
  channels: number,
  figure: (data: Uint8Array, at: number, channel: number) => number,
): Float32Array {
  const sums = new Float32Array(channels * cells * cells);
  const counts = new Float32Array(cells * cells);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y / height) * cells) * cells;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x / width) * cells);
      const at = 3 * (y * width + x);
      for (let channel = 0; channel < channels; channel++) {
        sums[channels * cell + channel]! += figure(data, at, channel);
      }
      counts[cell]! += 1;
    }
  }
  return sums.map((sum, i) => sum / Math.max(1, counts[Math.floor(i / channels)]!));
}
