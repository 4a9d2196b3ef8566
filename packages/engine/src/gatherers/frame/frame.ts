import sharp, { type Sharp } from 'sharp';

/** Upright sRGB pixels, three bytes each, row by row. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Scales the frame down so that its longer side is at most `longSide` px. Never enlarges it. */
export async function shrink(frame: Frame, longSide: number): Promise<Frame> {
  const scale = longSide / Math.max(frame.width, frame.height);
  if (scale >= 1) return frame;
  return stretch(
    frame,
    Math.max(1, Math.round(frame.width * scale)),
    Math.max(1, Math.round(frame.height * scale)),
  );
}

/** Resizes the frame to exactly this size, ignoring its aspect ratio. */
export async function stretch(frame: Frame, width: number, height: number): Promise<Frame> {
  const { data } = await raw(frame)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}

export const raw = (frame: Frame): Sharp =>
  sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 3 } });
