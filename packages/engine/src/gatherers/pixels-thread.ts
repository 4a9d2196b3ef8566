import { Worker } from 'node:worker_threads';
import { unmeasured } from '../measurement.ts';
import type { Decoded } from './decode.ts';
import type { Pixels } from './pixels.ts';

interface Pending {
  readonly resolve: (pixels: Pixels | null) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | null = null;
let nextTicket = 0;
const pending = new Map<number, Pending>();

/** One thread a process, started at first use; it does not keep the process alive while it is idle. */
function thread(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./pixels.worker.ts', import.meta.url));
  started.on('message', ({ ticket, pixels }: { ticket: number; pixels: Pixels | null }) => {
    pending.get(ticket)?.resolve(pixels);
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

function ask(decoded: Decoded | null): Promise<Pixels | null> {
  const target = thread();
  const ticket = nextTicket++;
  const answer = new Promise<Pixels | null>((resolve, reject) => pending.set(ticket, { resolve, reject }));
  target.ref();
  target.postMessage({ ticket, decoded });
  return answer;
}

/** Measures in the thread; if the thread dies, every part says so and the grading goes on. */
export async function runInThread(decoded: Decoded): Promise<Pixels> {
  try {
    const pixels = await ask(decoded);
    if (pixels) return pixels;
    throw new Error('The measuring thread gave no answer.');
  } catch (error) {
    const failed = unmeasured(error instanceof Error ? error.message : 'The measurement failed.');
    return { quality: failed, palette: failed, colour: failed, clutter: failed, faces: failed };
  }
}

/** Loads the thread's models. */
export async function warmThread(): Promise<void> {
  await ask(null);
}
