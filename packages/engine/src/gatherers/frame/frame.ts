import sharp, { type Sharp } from 'sharp';

/** Upright sRGB pixels, three bytes each, row by row. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The frame scaled so that its longer side is at most `longSide` pixels; never enlarged. */
export async function shrink(frame: Frame, longSide: number): Promise<Frame> {
  const scale = longSide / Math.max(frame.width, frame.height);
  if (scale >= 1) return frame;
  return stretch(
    frame,
    Math.max(1, Math.round(frame.width * scale)),
    Math.max(1, Math.round(frame.height * scale)),
  );
}

/** The frame at exactly this size, whatever happens to its ratio. */
export async function stretch(frame: Frame, width: number, height: number): Promise<Frame> {
  const { data } = await raw(frame)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}

/** The frame as a sharp pipeline, for gatherers that crop or encode. */
export const raw = (frame: Frame): Sharp =>
  sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 3 } });
