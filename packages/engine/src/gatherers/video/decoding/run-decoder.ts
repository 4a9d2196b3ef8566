import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { findDecoder } from './decoder.ts';
import { sandboxed } from './sandbox.ts';

export interface DecoderLimits {
  /** CPU time after which the process is stopped. */
  readonly cpuSeconds: number;
  readonly outputs: readonly OutputLimits[];
}

/** Limits for one output pipe, in bytes. */
export interface OutputLimits {
  /** Any more stops the process. */
  readonly most: number;
  /** The output is returned in pieces of this size, each in its own memory. The last may be shorter. */
  readonly piece: number;
}

export interface DecoderRun {
  /** Null when the process was killed. */
  readonly status: number | null;
  /** Whether it used up its CPU time. */
  readonly outOfTime: boolean;
  /** What it logged, truncated at 1 MB. */
  readonly log: string;
  /** The pieces that came through each pipe. */
  readonly outputs: readonly (readonly Uint8Array[])[];
}

/** Address space of the process. 60 s of 2160p decode in about 600 MB. */
const MEMORY_KILOBYTES = 2 * 1024 * 1024;

/** Wall-clock seconds that a decoder may take, whatever its CPU time. A little less than its grader has. */
const TIMEOUT_SECONDS = 200;

/** The machine was too busy, which is not the file's fault. */
export class DecoderTimeout extends Error {
  override readonly name = 'DecoderLate';
}

/** How a process ends that used up its CPU time. FFmpeg exits by itself on the signal, or is killed a second later. */
const { SIGXCPU } = constants.signals;
const SPENT: ReadonlySet<string | number | null> = new Set(['SIGXCPU', 'SIGKILL', 128 + SIGXCPU]);
const ENDED_ITSELF = `received signal ${SIGXCPU}.`;

/** Limits a single allocation, in bytes. */
const ALLOCATION = ['-max_alloc', '536870912'];

const LOG_BYTES = 1024 * 1024;
const LOG_PIECE = 16 * 1024;

/** First file descriptor after standard input, output and error. */
const FIRST_PIPE = 3;

/** Name of an output pipe as ffmpeg knows it. */
export const pipeName = (index: number): string => `pipe:${FIRST_PIPE + index}`;

/**
 * The filter that makes RGB pixels of this size, in one step and with one way of rounding, so that every build of FFmpeg
 * returns the same bytes. Its fast conversions differ by up to three levels.
 */
export const toPixels = (width: number, height: number, method: 'area' | 'bicubic'): string =>
  `scale=${width}:${height}:flags=${method}+accurate_rnd,format=rgb24,setsar=1`;

/** The decoder's name for the file. It is passed already open, so that nothing else needs to be readable. */
export const INPUT = 'file:/dev/fd/0';

/**
 * Runs FFmpeg in its own process with only the one file and its pipes: no network, nothing to write to, and no time or
 * memory beyond its limits. A hostile file harms only its own job.
 * @param path of the file; null for none
 * @throws DecoderTimeout, and when the decoder cannot be started at all
 */
export async function runDecoder(
  path: string | null,
  args: readonly string[],
  limits: DecoderLimits,
): Promise<DecoderRun> {
  const { command, ownMemory } = await findDecoder();
  const [shell = '', ...wrapped] = await sandboxed(
    [...command, '-hide_banner', '-nostdin', '-nostats', '-loglevel', 'info', ...ALLOCATION, ...args],
    { cpuSeconds: limits.cpuSeconds, memoryKilobytes: ownMemory ? 0 : MEMORY_KILOBYTES },
  );
  const file = path === null ? null : await open(path);
  const child = spawn(shell, wrapped, {
    stdio: [file?.fd ?? 'ignore', 'ignore', 'pipe', ...limits.outputs.map(() => 'pipe' as const)],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    // Ctrl-C in a terminal would end it here, while the grader that waits for it may finish.
    detached: true,
  });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => resolve([status, signal]));
  });
  await file?.close();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, 1000 * TIMEOUT_SECONDS);
  let gaveTooMuch = false;
  const stop = (): void => {
    gaveTooMuch = true;
    child.kill('SIGKILL');
  };
  const outputs = limits.outputs.map((output, i) =>
    collect(child.stdio[FIRST_PIPE + i] as Readable, output, stop),
  );
  const log = collect(child.stderr as Readable, { most: LOG_BYTES, piece: LOG_PIECE }, () => {});
  try {
    const [status, signal] = await ended;
    if (late) throw new DecoderTimeout('The machine is too busy to decode the video in time.');
    const logText = Buffer.concat(await log).toString('utf8');
    return {
      status,
      outOfTime:
        !gaveTooMuch && (SPENT.has(signal) || SPENT.has(status) || logText.trimEnd().endsWith(ENDED_ITSELF)),
      log: logText,
      outputs: await Promise.all(outputs),
    };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Collects a stream up to `most` bytes. Discards what comes after and calls `tooMuch` once. The pieces are filled as the
 * bytes arrive, so nothing is ever held twice.
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
    // A pipe that breaks because the process was killed has already given what it had.
    stream.once('error', () => resolve(whole()));
  });
}
