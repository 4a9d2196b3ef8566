import sharp, { type Metadata } from 'sharp';
import type { FileFacts } from '../artifacts.ts';

export type Timing = Pick<FileFacts, 'frames' | 'durationMs' | 'loops'>;

/** Browsers play a frame that asks for 10 ms or less as one of 100 ms. */
const SHORTEST_DELAY = 10;
const PLAYED_INSTEAD = 100;

/** Frames, milliseconds of one loop and number of loops, as a browser plays them. */
export function timing({ pages, delay, loop }: Metadata): Timing {
  const frames = pages ?? 1;
  if (frames <= 1) return { frames: 1, durationMs: 0, loops: 1 };
  const delays = delay ?? [];
  const durationMs = delays.reduce((sum, ms) => sum + (ms <= SHORTEST_DELAY ? PLAYED_INSTEAD : ms), 0);
  return { frames, durationMs, loops: loop ?? 1 };
}

/** Pixels decoded to choose a frame: about two seconds of GIF. Fixed, so that the choice never hangs on speed. */
const SURVEY_PIXELS = 30_000_000;

/** Side of the square on which frames are compared. */
const SIDE = 48;

/** An end frame with this share of the fullest frame's detail is a real end card, not a fade to blank. Judgement. */
const FULL_ENOUGH = 0.5;

/**
 * The frame that stands for an animation: the last one, because it stays when the loops are over and holds the offer,
 * unless it has less than half the detail of the fullest one, which is then taken (the earliest of equals). Animations of
 * more than 30 million pixels are judged on the frames within those.
 */
export async function chooseFrame(
  bytes: Uint8Array,
  { width, height }: Metadata,
  frames: number,
  seconds: number,
): Promise<number> {
  const surveyed = Math.max(1, Math.min(frames, Math.floor(SURVEY_PIXELS / (width * height))));
  const pixels = await sharp(bytes, { page: 0, pages: surveyed, failOn: 'error', limitInputPixels: false })
    .timeout({ seconds })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const size = SIDE * SIDE;
  const details = Array.from({ length: surveyed }, (_, i) =>
    detail(pixels.subarray(i * size, (i + 1) * size)),
  );
  const fullest = details.indexOf(Math.max(...details));
  const last = surveyed - 1;
  return details[last]! >= details[fullest]! * FULL_ENOUGH ? last : fullest;
}

/** Mean step between neighbours, of 255: how much there is to see. */
function detail(grey: Uint8Array): number {
  let sum = 0;
  for (let i = SIDE; i < grey.length; i++) {
    sum += Math.abs(grey[i]! - grey[i - SIDE]!);
    if (i % SIDE > 0) sum += Math.abs(grey[i]! - grey[i - 1]!);
  }
  return sum / grey.length;
}
