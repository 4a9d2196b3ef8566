import { INPUT, runDecoder } from './run-decoder.ts';

/** What the container states, before any frame is decoded. */
export interface Probed {
  /** Seconds; null when the container does not say. */
  readonly duration: number | null;
  readonly videoCodec: string;
  readonly pixelFormat: string;
  /** As displayed: square pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Upright, in the file's own pixels, which need not be square. */
  readonly stored: { readonly width: number; readonly height: number };
  /** Degrees clockwise by which the picture is turned for display: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Average frames per second; null when the container does not say. */
  readonly frameRate: number | null;
  readonly audioCodec: string | null;
  /** Kilobits per second of the whole file; null when unknown. */
  readonly bitrate: number | null;
}

const CPU_SECONDS = 10;

/** Input options that pin the demuxer to the type found in the bytes, so that a disguised playlist opens nothing else. */
export const inputOptions = (demuxer: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  demuxer,
  '-i',
  INPUT,
];

/** What the container says about its first video and audio streams; null when it has no video with a size. */
export async function probe(path: string, demuxer: string): Promise<Probed | null> {
  // Without an output, ffmpeg prints what it found and exits with an error.
  const { log } = await runDecoder(path, inputOptions(demuxer), { cpuSeconds: CPU_SECONDS, outputs: [] });
  return readProbe(log);
}

/** Parses what ffmpeg prints about an input. */
export function readProbe(log: string): Probed | null {
  const lines = log.split('\n');
  const at = lines.findIndex(
    (line) => /Stream #\d+:\d+.*: Video: /.test(line) && !line.includes('attached pic'),
  );
  const video = lines[at];
  const size = video && /, (\d{1,5})x(\d{1,5})(?=[\s,[])/.exec(video);
  if (!video || !size) return null;
  const [codedWidth, codedHeight] = [Number(size[1]), Number(size[2])];
  if (codedWidth === 0 || codedHeight === 0) return null;
  const rotation = readRotation(lines, at);
  const [width, height] = shownSize(codedWidth, codedHeight, video, rotation);
  const isTurned = rotation % 180 === 90;
  const audio = lines.find((line) => /Stream #\d+:\d+.*: Audio: /.test(line));
  return {
    duration: readDuration(log),
    videoCodec: /: Video: (\w+)/.exec(video)?.[1] ?? 'unknown',
    pixelFormat: /: Video: [^,]+, (\w+)/.exec(video)?.[1] ?? 'unknown',
    width,
    height,
    stored: {
      width: isTurned ? codedHeight : codedWidth,
      height: isTurned ? codedWidth : codedHeight,
    },
    rotation,
    frameRate: readRate(video),
    audioCodec: audio ? (/: Audio: (\w+)/.exec(audio)?.[1] ?? 'unknown') : null,
    bitrate: numberIn(/bitrate: (\d+) kb\/s/.exec(log)),
  };
}

const numberIn = (match: RegExpExecArray | null): number | null => (match ? Number(match[1]) : null);

function readDuration(log: string): number | null {
  const match = /Duration: (\d+):(\d+):(\d+(?:\.\d+)?)/.exec(log);
  return match ? 3600 * Number(match[1]) + 60 * Number(match[2]) + Number(match[3]) : null;
}

/** Rates over 240 are clock ticks, not frames. */
function readRate(video: string): number | null {
  for (const unit of ['fps', 'tbr']) {
    const rate = numberIn(new RegExp(`([\\d.]+) ${unit}`).exec(video));
    if (rate !== null && rate > 0 && rate <= 240) return rate;
  }
  return null;
}

/** Side data is listed below its stream. A display matrix counts counterclockwise. */
function readRotation(lines: readonly string[], stream: number): number {
  const rest = lines.slice(stream + 1);
  const next = rest.findIndex((line) => /Stream #|^Output|^At least/.test(line));
  const own = (next === -1 ? rest : rest.slice(0, next)).join('\n');
  const matrix = numberIn(/rotation of (-?[\d.]+) degrees/.exec(own));
  const tag = numberIn(/^\s*rotate\s*:\s*(-?\d+)/m.exec(own));
  const degrees = matrix === null ? (tag ?? 0) : -matrix;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360 || 0;
}

function shownSize(width: number, height: number, video: string, rotation: number): [number, number] {
  const sar = /SAR (\d+):(\d+)/.exec(video);
  const stretch = sar && Number(sar[1]) > 0 && Number(sar[2]) > 0 ? Number(sar[1]) / Number(sar[2]) : 1;
  const shown: [number, number] = [Math.max(1, Math.round(width * stretch)), height];
  return rotation % 180 === 90 ? [shown[1], shown[0]] : shown;
}
