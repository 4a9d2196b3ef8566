import { type Frame, stretch } from './frame.ts';

const made = new WeakMap<Frame, Map<number, Promise<Frame>>>();

/**
 * The frame with its longer side at exactly this many pixels, enlarged if need be: what is measured at one working
 * size hardly changes when the same ad is saved smaller. Kept as long as the frame is, since gatherers share sizes.
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

/** As many pixels as a square of this side has, at the frame's own ratio: a skyscraper is not seen in less detail. */
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
