import { encodeVideo } from './encode-video.ts';
import { lengthOf, videoFrames } from './video-frames.ts';
import { JOIN_SECONDS, type Tone, type VideoSpec } from './video-spec.ts';
import type { Span } from '../../artifacts/video-artifacts.ts';

export interface RenderedVideo {
  readonly bytes: Uint8Array;
  readonly truth: {
    readonly durationSeconds: number;
    /** Seconds at which a new shot starts with a cut. */
    readonly cuts: readonly number[];
    /** Fades and dissolves, from the last frame of only one shot to the first frame of only the other. */
    readonly fades: readonly Span[];
  };
}

export interface VideoEncoding {
  readonly container: 'mp4' | 'mov' | 'avi' | 'webm';
  /** Name of the FFmpeg encoder. */
  readonly videoCodec: string;
  readonly audioCodec: string;
  /** Factor by which the drawn frames are enlarged before encoding; 1 by default. */
  readonly enlarge?: number;
}

const MP4: VideoEncoding = { container: 'mp4', videoCodec: 'libx264', audioCodec: 'aac' };

const RATE = 48_000;
const SAMPLE_BYTES = 2;

/**
 * Draws a video and returns exactly what happens in it and when.
 * @throws when the encoder fails, with its messages
 */
export async function renderVideo(spec: VideoSpec, encoding: VideoEncoding = MP4): Promise<RenderedVideo> {
  const sound = spec.tones ? samplesOf(spec.tones, lengthOf(spec)) : null;
  return { bytes: await encode(spec, encoding, sound), truth: truthOf(spec) };
}

async function encode(
  { width, height, rate, ...spec }: VideoSpec,
  { container, videoCodec, audioCodec, enlarge = 1 }: VideoEncoding,
  sound: Uint8Array | null,
): Promise<Uint8Array> {
  const frames = await Array.fromAsync(videoFrames({ width, height, rate, ...spec }));
  const drawn = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(rate)];
  const heard = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'sound.raw', '-c:a', audioCodec];
  const args = [
    ...drawn,
    '-i',
    'frames.raw',
    ...(sound ? heard : []),
    '-c:v',
    videoCodec,
    '-vf',
    `scale=iw*${enlarge}:-2`,
    '-pix_fmt',
    'yuv420p',
    ...(videoCodec === 'libx264' ? ['-preset', 'veryfast', '-crf', '18'] : ['-b:v', '2M']),
  ];
  const inputs = { 'frames.raw': Buffer.concat(frames), ...(sound && { 'sound.raw': sound }) };
  return encodeVideo(args, `video.${container}`, inputs);
}

function samplesOf(tones: readonly Tone[], seconds: number): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * RATE) * SAMPLE_BYTES);
  for (const { from, to, dbfs } of tones) {
    const amplitude = 32_767 * 10 ** (dbfs / 20);
    const end = Math.min(samples.length / SAMPLE_BYTES, Math.round(to * RATE));
    for (let i = Math.round(from * RATE); i < end; i++) {
      samples.writeInt16LE(
        Math.round(amplitude * Math.sin((2 * Math.PI * 997 * i) / RATE)),
        SAMPLE_BYTES * i,
      );
    }
  }
  return samples;
}

function truthOf(spec: VideoSpec): RenderedVideo['truth'] {
  const cuts: number[] = [];
  const fades: Span[] = [];
  let start = 0;
  spec.shots.forEach(({ seconds, joinedBy = 'cut', joinSeconds = JOIN_SECONDS }, i) => {
    if (i > 0 && joinedBy === 'cut') cuts.push(start);
    else if (i > 0) fades.push({ start: start - joinSeconds / 2, end: start + joinSeconds / 2 });
    start += seconds;
  });
  return { durationSeconds: start, cuts, fades };
}
