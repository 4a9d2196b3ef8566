import type { Probed } from './probe.ts';
import { inputOptions } from './probe.ts';
import { pipeName, runDecoder, toPixels } from './run-decoder.ts';
import type { Frame } from '../../frame/index.ts';
import { makeCreativeError } from '../../picture/index.ts';

/** The result of one pass over the file: every frame tiny, one per half second large enough to read, and the sound. */
export interface DecodePass {
  /** Frames per second of `thumbs`. */
  readonly rate: number;
  /** Every frame in order, `rate` per second, with a longer side of at most THUMB_SIDE. */
  readonly thumbs: readonly Frame[];
  /** Every `stride`-th frame again, with a longer side of at most KEY_SIDE. */
  readonly keys: readonly Frame[];
  readonly stride: number;
  /** Second of the video that the first frame shows. */
  readonly start: number;
  /** 16 kHz, mono; null without sound. */
  readonly samples: Int16Array | null;
  /** The decoder's log, which holds the output of the loudness meter. */
  readonly log: string;
  /** Whether the decoder found damage. */
  readonly damaged: boolean;
}

/** The second that a key frame shows. */
export const secondOf = (
  { start, stride, rate }: Pick<DecodePass, 'start' | 'stride' | 'rate'>,
  key: number,
): number => start + (key * stride) / rate;

/** The key frame that shows a second. */
export const keyAt = (
  { keys, start, stride, rate }: Omit<DecodePass, 'samples' | 'log' | 'damaged' | 'thumbs'>,
  second: number,
): Frame | undefined => keys[Math.round(((second - start) * rate) / stride)];

const THUMB_SIDE = 64;

/** Captions of a phone video are readable at this size. Decoding at a larger size costs more than the extra words are worth. */
const KEY_SIDE = 720;

/** Seconds between key frames, as closely as the frame rate allows. */
const KEY_STEP = 0.5;

/** At this rate cuts are found to within two frames. Faster videos are thinned by a whole number. */
const FASTEST = 30;
const SLOWEST = 8;

export const SAMPLE_RATE = 16_000;

/** Maximum seconds to read, since the container may lie about its length. */
const LONGEST = 62;

/** CPU seconds for one pass. 60 s of 1080p take about 20; the slowest decoder and codec take three times as long. */
const CPU_SECONDS = 90;

/** What FFmpeg prints about a packet that it cannot decode, in versions 5 and 6, and from 7 on. */
const DAMAGE = /error (?:while decoding|submitting packet)|corrupt/i;

/** @throws when the decoder returns no frame, and CreativeError when it takes too long */
export async function runDecodePass(path: string, demuxer: string, probed: Probed): Promise<DecodePass> {
  const rate = chooseRate(probed.frameRate);
  const stride = Math.max(1, Math.round(rate * KEY_STEP));
  const thumb = fit(probed, THUMB_SIDE);
  const key = fit(probed, KEY_SIDE);
  const hasSound = probed.audioCodec !== null;
  const frames = Math.ceil(LONGEST * rate) + 1;
  const outputs = [
    { most: bytesOf(thumb) * frames, piece: bytesOf(thumb) },
    { most: bytesOf(key) * Math.ceil(frames / stride), piece: bytesOf(key) },
    ...(hasSound ? [{ most: 2 * SAMPLE_RATE * (LONGEST + 1), piece: 2 * SAMPLE_RATE }] : []),
  ];
  const args = [
    '-threads',
    '2',
    '-t',
    String(LONGEST),
    ...inputOptions(demuxer),
    '-filter_complex',
    graph(rate, stride, thumb, key, hasSound),
    ...rawFrames('[thumbs]', 0),
    ...rawFrames('[keys]', 1),
    ...(hasSound
      ? ['-map', '[sound]', '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', pipeName(2)]
      : []),
  ];
  const run = await runDecoder(path, args, { cpuSeconds: CPU_SECONDS, outputs });
  if (run.outOfTime) throw makeCreativeError('video-too-costly');
  const thumbs = framesOf(run.outputs[0]!, thumb);
  const keys = framesOf(run.outputs[1]!, key);
  if (thumbs.length === 0 || keys.length === 0) throw new Error(lastWords(run.log));
  const sound = run.outputs[2];
  return {
    rate,
    thumbs,
    keys,
    stride,
    start: 0,
    samples: sound && sound.length > 0 ? toSamples(sound) : null,
    log: run.log,
    damaged: run.status !== 0 || DAMAGE.test(run.log),
  };
}

function chooseRate(stated: number | null): number {
  const rate = Math.max(SLOWEST, stated ?? FASTEST);
  return rate / Math.ceil(rate / FASTEST - 0.001);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function fit({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function graph(rate: number, stride: number, thumb: Size, key: Size, hasSound: boolean): string {
  const scaled = ({ width, height }: Size): string => toPixels(width, height, 'area');
  // Selected before scaling, since only one frame in a dozen is needed large.
  const video = [
    `[0:v:0]fps=${rate.toFixed(5)}:start_time=0,split=2[a][b]`,
    `[a]${scaled(thumb)}[thumbs]`,
    String.raw`[b]select='not(mod(n\,${stride}))',${scaled(key)}[keys]`,
  ];
  return [...video, ...(hasSound ? ['[0:a:0]ebur128=peak=true[sound]'] : [])].join(';');
}

const rawFrames = (label: string, pipe: number): string[] => [
  '-map',
  label,
  '-fps_mode',
  'passthrough',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  pipeName(pipe),
];

const bytesOf = ({ width, height }: Size): number => 3 * width * height;

/** Drops the last piece if the decoder stopped in the middle of a frame. */
const framesOf = (pieces: readonly Uint8Array[], { width, height }: Size): Frame[] =>
  pieces
    .filter((data) => data.length === bytesOf({ width, height }))
    .map((data) => ({ width, height, data }));

function toSamples(pieces: readonly Uint8Array[]): Int16Array {
  const bytes = Uint8Array.from(Buffer.concat(pieces));
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1);
}

const lastWords = (log: string): string => log.trim().split('\n').at(-1) ?? 'The decoder gave no frame.';
