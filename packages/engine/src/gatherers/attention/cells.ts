import { type Channels, toChannels, type Frame, atLongSide } from '../frame/index.ts';

/** Working size in px: attention follows what is seen at a glance, not detail. */
const LONG_SIDE = 192;

const CELLS = 64;

/** The frame at the working size of attention. */
export const atAttentionSize = async (frame: Frame): Promise<Channels> =>
  toChannels(await atLongSide(frame, LONG_SIDE));

/** Columns and rows of the attention map; accepts any size with the frame's aspect ratio. */
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
