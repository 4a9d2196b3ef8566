import { type Frame, stretch } from './frame.ts';

const made = new WeakMap<Frame, Map<number, Promise<Frame>>>();

/**
 * Resizes the frame so that its longer side has exactly this many px, enlarging it if needed: at one working size the
 * measurements hardly change when the same ad is saved smaller. Cached for the lifetime of the frame, since gatherers share sizes.
 */
export function atLongSide(frame: Frame, longSide: number): Promise<Frame> {
  const sizes = made.get(frame) ?? new Map<number, Promise<Frame>>();
  made.set(frame, sizes);
  const known = sizes.get(longSide);
  if (known) return known;
  const resized = resize(frame, longSide);
  sizes.set(longSide, resized);
  return resized;
}

/** As many pixels as a square of this side, at the frame's own aspect ratio, so that a skyscraper banner keeps its detail. */
export const atArea = (frame: Frame, side: number): Promise<Frame> =>
  atLongSide(
    frame,
    side * Math.sqrt(Math.max(frame.width, frame.height) / Math.min(frame.width, frame.height)),
  );

async function resize(frame: Frame, longSide: number): Promise<Frame> {
  const scale = longSide / Math.max(frame.width, frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  return width === frame.width && height === frame.height ? frame : stretch(frame, width, height);
}
