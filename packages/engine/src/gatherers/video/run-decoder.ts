import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { decoderPath } from './decoder.ts';

export interface DecoderLimits {
  /** Wall time; the process is killed after it. */
  readonly seconds: number;
  /** Bytes that each output pipe may carry, in the order of the pipes; more ends the process. */
  readonly outputBytes: readonly number[];
}

export interface DecoderRun {
  /** null when the process was killed. */
  readonly status: number | null;
  readonly timedOut: boolean;
  /** What it logged, cut at a megabyte. */
  readonly log: string;
  /** What came through each pipe. */
  readonly outputs: readonly Buffer[];
}

/** Address space of the process: 60 s of 2160p decode in about 600 MB. */
const MEMORY_KB = 2 * 1024 * 1024;

const LOG_BYTES = 1024 * 1024;

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
    stdio: ['ignore', 'ignore', 'pipe', ...limits.outputBytes.map(() => 'pipe' as const)],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
  });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, 1000 * limits.seconds);
  const stop = (): void => void child.kill('SIGKILL');
  const outputs = limits.outputBytes.map((most, i) =>
    collect(child.stdio[FIRST_PIPE + i] as Readable, most, stop),
  );
  const log = collect(child.stderr as Readable, LOG_BYTES, () => {});
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { status, timedOut, log: (await log).toString('utf8'), outputs: await Promise.all(outputs) };
  } finally {
    clearTimeout(timer);
  }
}

/** All of a stream up to `most` bytes; what comes after is thrown away and `tooMuch` is called once. */
function collect(stream: Readable, most: number, tooMuch: () => void): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  let full = false;
  stream.on('data', (part: Buffer) => {
    if (full) return;
    full = length + part.length > most;
    if (full) tooMuch();
    parts.push(full ? part.subarray(0, most - length) : part);
    length += part.length;
  });
  return new Promise((resolve) => {
    stream.once('close', () => resolve(Buffer.concat(parts)));
    // A pipe that breaks because the process was killed has given what it had.
    stream.once('error', () => resolve(Buffer.concat(parts)));
  });
}
