import { Worker } from 'node:worker_threads';
import type { Face } from '../../artifacts/artifacts.ts';
import { type Measurement, unmeasured } from '../../artifacts/measurement.ts';
import type { Decoded } from '../picture/index.ts';
import type { Frame } from '../frame/index.ts';
import type { PixelMeasurements } from './pixels.ts';
import type { PixelTask } from './task.ts';

interface Pending {
  readonly resolve: (found: unknown) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | null = null;
let nextTicket = 0;
const pending = new Map<number, Pending>();

/** One thread per process, started on first use. It does not keep the process alive while idle. */
function thread(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./pixels.worker.ts', import.meta.url));
  started.on('message', ({ ticket, found }: { ticket: number; found: unknown }) => {
    pending.get(ticket)?.resolve(found);
    settle(ticket);
  });
  started.on('error', (error) => fail(started, error instanceof Error ? error : new Error(String(error))));
  started.on('exit', () => fail(started, new Error('The measuring thread ended.')));
  started.unref();
  worker = started;
  return started;
}

function settle(ticket: number): void {
  pending.delete(ticket);
  if (pending.size === 0) worker?.unref();
}

function fail(gone: Worker, error: Error): void {
  if (worker !== gone) return;
  worker = null;
  for (const { reject } of pending.values()) reject(error);
  pending.clear();
}

/** Returns the result whose type belongs to the task, or null when the thread could not answer. */
async function ask<Found>(task: PixelTask): Promise<Found | null> {
  const target = thread();
  const ticket = nextTicket++;
  const answer = new Promise<unknown>((resolve, reject) => pending.set(ticket, { resolve, reject }));
  target.ref();
  target.postMessage({ ticket, task });
  return (await answer) as Found | null;
}

/** Measures in the thread. If the thread dies, every measurement fails with that reason and the grading goes on. */
export async function measurePixels(decoded: Decoded): Promise<PixelMeasurements> {
  try {
    const pixels = await ask<PixelMeasurements>({ kind: 'measure', decoded });
    if (pixels) return pixels;
    throw new Error('The measuring thread gave no answer.');
  } catch (error) {
    const failed = unmeasured(error instanceof Error ? error.message : 'The measurement failed.');
    return {
      quality: failed,
      palette: failed,
      colour: failed,
      clutter: failed,
      faces: failed,
      heads: failed,
      sight: failed,
      shapes: failed,
      textures: failed,
    };
  }
}

/** Finds the faces of one frame in the thread, so that this thread can read the text meanwhile. */
export async function findFacesInThread(frame: Frame): Promise<Measurement<readonly Face[]>> {
  try {
    const faces = await ask<Measurement<readonly Face[]>>({ kind: 'faces', frame });
    return faces ?? unmeasured('The measuring thread gave no answer.');
  } catch (error) {
    return unmeasured(error instanceof Error ? error.message : 'The measurement failed.');
  }
}

export async function warmPixels(): Promise<void> {
  await ask({ kind: 'warm' });
}
