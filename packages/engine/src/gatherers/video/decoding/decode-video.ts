import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREATIVE_LIMITS, CreativeError, type Creative } from '../../../creative.ts';
import type { Frame } from '../../frame/index.ts';
import { makeCreativeError, DEMUXERS, type VideoType } from '../../picture/index.ts';
import { findDecoder } from './decoder.ts';
import { readBrowserFrames } from './browser-frames.ts';
import { probe, type Probed } from './probe.ts';
import { type DecodePass, runDecodePass } from './decode-pass.ts';
import { DecoderTimeout } from './run-decoder.ts';
import { stillFrame } from './still-frame.ts';

export interface DecodedVideo {
  readonly probed: Probed;
  readonly pass: DecodePass;
  readonly decodedBy: 'server' | 'browser';
  /** Name and version of the decoder; null when the browser decoded. */
  readonly decoder: string | null;
  /** The frame at a second, as large as it is available. */
  still(second: number): Promise<Frame>;
}

/** Limit for the pixels of all frames together: 60 s of 2160p at 30 frames per second. */
const MOST_PIXELS = 60.5 * 3840 * 2160 * 30;

/** Seconds that a sixty-second export may run over the limit. */
const GRACE = 0.5;

/**
 * Decodes a video and passes it to `use`. Its temporary file is removed afterward, even after an error.
 * @throws CreativeError when it is not a video that can be graded
 */
export async function withDecoded<T>(
  creative: Creative,
  type: VideoType,
  use: (video: DecodedVideo) => Promise<T>,
): Promise<T> {
  if (creative.bytes.length > CREATIVE_LIMITS.videoBytes) throw makeCreativeError('video-too-large');
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-video-'));
  try {
    const path = join(folder, 'creative');
    await writeFile(path, creative.bytes, { mode: 0o600 });
    return await use(await decode(creative, path, DEMUXERS[type]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function decode(creative: Creative, path: string, demuxer: string): Promise<DecodedVideo> {
  const probed = await probe(path, demuxer);
  if (probed) checkSize(probed);
  try {
    if (!probed) throw new Error('The file holds no video.');
    const through = await runDecodePass(path, demuxer, probed);
    checkLength(through.thumbs.length / through.rate);
    const lasts = 1 / (probed.frameRate ?? through.rate);
    const still = (second: number): Promise<Frame> =>
      stillFrame(path, demuxer, probed, second, lasts).catch(() => nearestKey(through, second));
    const { name } = await findDecoder();
    return { probed, pass: through, decodedBy: 'server', decoder: name, still };
  } catch (error) {
    if (error instanceof DecoderTimeout) throw error;
    if (!creative.browserVideo)
      throw error instanceof CreativeError ? error : makeCreativeError('video-undecodable', error);
    return fromBrowser(creative.browserVideo, probed);
  }
}

/** Small, but available whatever the container says. */
const nearestKey = ({ keys, rate, stride }: DecodePass, second: number): Frame =>
  keys[Math.min(keys.length - 1, Math.floor((second * rate) / stride + 1e-6))]!;

function checkSize({ width, height, duration, frameRate }: Probed): void {
  if (width * height > CREATIVE_LIMITS.pixels) throw makeCreativeError('too-many-pixels');
  if (width * height * (frameRate ?? 0) * (duration ?? 0) > MOST_PIXELS)
    throw makeCreativeError('video-too-costly');
  if (Math.min(width, height) < CREATIVE_LIMITS.shortestSide) throw makeCreativeError('video-too-small');
  if (duration !== null) checkLength(duration);
}

function checkLength(seconds: number): void {
  if (seconds > CREATIVE_LIMITS.videoSeconds + GRACE) throw makeCreativeError('video-too-long');
}

async function fromBrowser(
  browserVideo: NonNullable<Creative['browserVideo']>,
  probed: Probed | null,
): Promise<DecodedVideo> {
  const { metadata } = browserVideo;
  checkLength(metadata.duration);
  const through = await readBrowserFrames(browserVideo).catch((error: unknown) => {
    throw makeCreativeError('video-undecodable', error);
  });
  const stated = {
    duration: metadata.duration,
    width: metadata.width,
    height: metadata.height,
    stored: { width: metadata.width, height: metadata.height },
    rotation: 0,
    frameRate: null,
    videoCodec: 'unknown',
    pixelFormat: 'unknown',
    audioCodec: null,
    bitrate: null,
  };
  return {
    probed: probed ?? stated,
    pass: through,
    decodedBy: 'browser',
    decoder: null,
    still: async (second) => nearestKey(through, second),
  };
}
