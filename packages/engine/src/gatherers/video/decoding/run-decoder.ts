import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { findDecoder } from './decoder.ts';
import { sandboxed } from './sandbox.ts';

export interface DecoderLimits {
  /** Of processor time; the process is ended after it. */
  readonly cpuSeconds: number;
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
  /** Whether it used up its time. */
  readonly outOfTime: boolean;
  /** What it logged, cut at a megabyte. */
  readonly log: string;
  /** The pieces that came through each pipe. */
  readonly outputs: readonly (readonly Uint8Array[])[];
}

/** Address space of the process: 60 s of 2160p decode in about 600 MB. */
const MEMORY_KILOBYTES = 2 * 1024 * 1024;

/** Seconds of the clock that a decoder may take, whatever its processor time: a little less than its grader has. */
const PATIENCE = 200;

/** The machine was too busy: no fault of the file's. */
export class DecoderLate extends Error {
  override readonly name = 'DecoderLate';
}

/** What a process gets for using up its processor time; FFmpeg ends by itself on it, and a second later is killed. */
const { SIGXCPU } = constants.signals;
const SPENT: ReadonlySet<string | number | null> = new Set(['SIGXCPU', 'SIGKILL', 128 + SIGXCPU]);
const ENDED_ITSELF = `received signal ${SIGXCPU}.`;

/** Bytes of one block that it may ask for. */
const ALLOCATION = ['-max_alloc', '536870912'];

const LOG_BYTES = 1024 * 1024;
const LOG_PIECE = 16 * 1024;

/** Pipes after standard input, output and error. */
const FIRST_PIPE = 3;

/** Name of the n-th output pipe as ffmpeg knows it. */
export const pipeName = (index: number): string => `pipe:${FIRST_PIPE + index}`;

/**
 * The filter that makes RGB of so many pixels, in one step and rounded in one way: every build of FFmpeg then gives the same
 * bytes, where its quick ways to convert differ by up to three levels.
 */
export const toPixels = (width: number, height: number, method: 'area' | 'bicubic'): string =>
  `scale=${width}:${height}:flags=${method}+accurate_rnd,format=rgb24,setsar=1`;

/** The name under which the decoder finds the file: it is handed over open, so that nothing else need be readable. */
export const INPUT = 'file:/dev/fd/0';

/**
 * Runs FFmpeg in a process of its own that has the one file and its own pipes: no network, nothing to write to, and no
 * time or memory past its limits. A hostile file costs its own job alone.
 * @param path of the file; null for none
 * @throws when the decoder cannot be started at all, and DecoderLate
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
  }, 1000 * PATIENCE);
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
    if (late) throw new DecoderLate('The machine is too busy to decode the video in time.');
    const said = Buffer.concat(await log).toString('utf8');
    return {
      status,
      outOfTime:
        !gaveTooMuch && (SPENT.has(signal) || SPENT.has(status) || said.trimEnd().endsWith(ENDED_ITSELF)),
      log: said,
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
