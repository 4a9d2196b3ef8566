import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { decoderPath } from './decoder.ts';

export interface DecoderLimits {
  /** Wall time; the process is killed after it. */
  readonly seconds: number;
  readonly outputs: readonly OutputLimits[];
}

/** What one output pipe may carry, in bytes. */
export interface OutputLimits {
  /** More ends the process. */
  readonly most: number;
  /** It is handed on in pieces of this size, each in memory of its own; the last may be shorter. */
  readonly piece: number;
}

export interface DecoderRun {
  /** null when the process was killed. */
  readonly status: number | null;
  readonly timedOut: boolean;
  /** What it logged, cut at a megabyte. */
  readonly log: string;
  /** The pieces that came through each pipe. */
  readonly outputs: readonly (readonly Uint8Array[])[];
}

/** Address space of the process: 60 s of 2160p decode in about 600 MB. */
const MEMORY_KB = 2 * 1024 * 1024;

const LOG_BYTES = 1024 * 1024;
const LOG_PIECE = 16 * 1024;

/** Pipes after standard input, output and error. */
const FIRST_PIPE = 3;

/** Name of the n-th output pipe as ffmpeg knows it. */
export const pipeName = (index: number): string => `pipe:${FIRST_PIPE + index}`;

/**
 * Limits that only a process can set on itself, before it becomes the decoder: no core file, no file written, a bound on
 * memory and on processor time. A system that lacks one of them goes on without it.
 */
const LIMITED =
  'ulimit -c 0; ulimit -f 0 2>/dev/null; ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; shift 2; exec "$@"';

/**
 * Runs ffmpeg on a local file in a process of its own. It can read files and its own pipes and nothing else, write
 * nothing, and is killed past its limits: a hostile file costs its own job alone.
 * @throws when the decoder cannot be started at all
 */
export async function runDecoder(args: readonly string[], limits: DecoderLimits): Promise<DecoderRun> {
  const ffmpeg = await decoderPath();
  const command = ['-hide_banner', '-nostdin', '-max_alloc', '536870912', ...args];
  const shell = ['-c', LIMITED, 'sh', String(MEMORY_KB), String(2 * limits.seconds + 1), ffmpeg, ...command];
  const child = spawn('/bin/sh', shell, {
    stdio: ['ignore', 'ignore', 'pipe', ...limits.outputs.map(() => 'pipe' as const)],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
  });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, 1000 * limits.seconds);
  const stop = (): void => void child.kill('SIGKILL');
  const outputs = limits.outputs.map((output, i) =>
    collect(child.stdio[FIRST_PIPE + i] as Readable, output, stop),
  );
  const log = collect(child.stderr as Readable, { most: LOG_BYTES, piece: LOG_PIECE }, () => {});
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return {
      status,
      timedOut,
      log: Buffer.concat(await log).toString('utf8'),
      outputs: await Promise.all(outputs),
    };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A stream up to `most` bytes; what comes after is thrown away and `tooMuch` is called once. The pieces are filled as the
 * bytes come: nothing is ever held twice.
 */
function collect(
  stream: Readable,
  { most, piece }: OutputLimits,
  tooMuch: () => void,
): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let full = false;
  stream.on('data', (part: Buffer) => {
    if (full) return;
    full = length + part.length > most;
    if (full) tooMuch();
    const end = Math.min(part.length, most - length);
    for (let from = 0; from < end;) {
      const at = (length + from) % piece;
      if (at === 0) pieces.push(new Uint8Array(piece));
      const to = Math.min(end, from + piece - at);
      pieces.at(-1)!.set(part.subarray(from, to), at);
      from = to;
    }
    length += end;
  });
  const whole = (): readonly Uint8Array[] => {
    const last = length % piece;
    return last === 0 ? pieces : [...pieces.slice(0, -1), pieces.at(-1)!.subarray(0, last)];
  };
  return new Promise((resolve) => {
    stream.once('close', () => resolve(whole()));
    // A pipe that breaks because the process was killed has given what it had.
    stream.once('error', () => resolve(whole()));
  });
}
