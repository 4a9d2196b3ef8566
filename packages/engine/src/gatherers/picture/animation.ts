import sharp, { type Metadata } from 'sharp';
import type { FileFacts } from '../../artifacts/artifacts.ts';
import type { Frame } from '../frame/index.ts';
import { luma, findFlashes } from '../change/index.ts';

export interface Timing extends Pick<FileFacts, 'frames' | 'durationMs' | 'loops'> {
  /** Display time of each frame in milliseconds. */
  readonly delays: readonly number[];
}

/** Browsers play a frame with a delay of 10 ms or less for 100 ms instead. */
const SHORTEST_DELAY = 10;
const PLAYED_INSTEAD = 100;

/** Number of frames, milliseconds per loop and number of loops, as a browser plays them. */
export function timing({ pages, delay, loop }: Metadata): Timing {
  const frames = pages ?? 1;
  if (frames <= 1) return { frames: 1, durationMs: 0, loops: 1, delays: [] };
  const delays = (delay ?? []).map((ms) => (ms <= SHORTEST_DELAY ? PLAYED_INSTEAD : ms));
  return { frames, durationMs: delays.reduce((sum, ms) => sum + ms, 0), loops: loop ?? 1, delays };
}

/** Limits for the frames decoded to choose one, about two seconds of GIF. Fixed, so that the choice never depends on speed. */
const SURVEY_PIXELS = 30_000_000;
const SURVEY_FRAMES = 600;

/** Side of the square at which frames are compared, in px. */
const SIDE = 48;

/**
 * The frames of an animation, scaled down; only those within the first 30 million pixels and 600 frames.
 * @param frames total number of frames
 */
export async function surveyFrames(
  bytes: Uint8Array,
  { width, height }: Metadata,
  frames: number,
  seconds: number,
): Promise<Frame[]> {
  const surveyed = Math.max(1, Math.min(frames, SURVEY_FRAMES, Math.floor(SURVEY_PIXELS / (width * height))));
  const pixels = await sharp(bytes, { page: 0, pages: surveyed, failOn: 'error', limitInputPixels: false })
    .timeout({ seconds })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const size = 3 * SIDE * SIDE;
  return Array.from({ length: surveyed }, (_, i) => ({
    width: SIDE,
    height: SIDE,
    data: pixels.subarray(i * size, (i + 1) * size),
  }));
}

/** An end frame with this share of the fullest frame's detail is a real end card, not a fade to blank. Chosen by judgment, not fitted. */
const FULL_ENOUGH = 0.5;

/**
 * Index of the frame that represents an animation: the last one, because it stays after the loops and holds the offer. If it
 * has less than half the detail of the fullest frame, that one is used instead (the earliest of equals).
 */
export function chooseFrame(survey: readonly Frame[]): number {
  const details = survey.map(detail);
  const fullest = details.indexOf(Math.max(...details));
  const last = survey.length - 1;
  return details[last]! >= details[fullest]! * FULL_ENOUGH ? last : fullest;
}

/** Mean over the pixels of the steps to the left and upper neighbor together, in levels of 255: how much there is to see. */
function detail({ data }: Frame): number {
  const gray = Float32Array.from({ length: SIDE * SIDE }, (_, i) => luma(data, 3 * i));
  let sum = 0;
  for (let i = SIDE; i < gray.length; i++) {
    sum += Math.abs(gray[i]! - gray[i - SIDE]!);
    if (i % SIDE > 0) sum += Math.abs(gray[i]! - gray[i - 1]!);
  }
  return sum / gray.length;
}

/** Minimum seconds for which loops are repeated, so that flashes across the seam are found, and maximum number of repeats. */
const PLAYED_FOR = 2.5;
const MOST_TURNS = 50;

/** Flashes during playback, over several loops and with each frame's own delay. */
export function flashesOf(
  survey: readonly Frame[],
  { delays, loops }: Timing,
): NonNullable<FileFacts['flashes']> {
  const once = survey.reduce((sum, _, i) => sum + (delays[i] ?? PLAYED_INSTEAD), 0) / 1000;
  const wanted = Math.min(MOST_TURNS, 1 + Math.ceil(PLAYED_FOR / Math.max(0.01, once)));
  const turns = loops === 0 ? wanted : Math.min(wanted, loops);
  const starts: number[] = [];
  let at = 0;
  for (let i = 0; i < turns * survey.length; i++) {
    starts.push(at / 1000);
    at += delays[i % survey.length] ?? PLAYED_INSTEAD;
  }
  const played = starts.map((_, i) => survey[i % survey.length]!);
  return findFlashes(played, (frame) => starts[frame]!);
}
