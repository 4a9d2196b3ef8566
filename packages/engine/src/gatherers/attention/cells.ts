import { type Channels, toChannels, type Frame, atLongSide } from '../frame/index.ts';

/** Working size: attention is drawn by what is seen in passing, not by detail. */
const LONG_SIDE = 192;

/** Cells of the map along the longer side. */
const CELLS = 64;

/** The frame as attention is measured on it. */
export const inPassing = async (frame: Frame): Promise<Channels> =>
  toChannels(await atLongSide(frame, LONG_SIDE));

/** Columns and rows of the map of a frame in passing. */
export function cellsOf({ width, height }: { readonly width: number; readonly height: number }): {
  readonly columns: number;
  readonly rows: number;
} {
  const scale = CELLS / Math.max(width, height);
  return {
    columns: Math.max(1, Math.round(width * scale)),
    rows: Math.max(1, Math.round(height * scale)),
  };
}
