import { EXPORT_TEXTS } from '@adjudge/contract';
import { sweepScratchFolders } from '@adjudge/engine/process';
import { Tinypool } from 'tinypool';
import { ApiError } from '../errors/api-error.ts';
import { type Typesetter, type Typesetting, TypesettingFailure } from './typesetter.ts';

export interface TypesetterLimits {
  /** For one document, including its time in the queue. */
  readonly milliseconds: number;
  /** Total memory of the process. */
  readonly rssBytes: number;
  /** Maximum number of documents that wait or run at once. */
  readonly unfinished: number;
}

/** A document takes a second, and 300 MB with every font. These limits end one that is stuck. */
const TYPESETTER_LIMITS: TypesetterLimits = {
  milliseconds: 20_000,
  rssBytes: 1024 ** 3,
  unfinished: 16,
};

/** An idle process exits after this time, because most servers rarely export. */
const IDLE_MILLISECONDS = 120_000;
const BUSY_RETRY_SECONDS = 5;

export interface TypesetterOptions {
  readonly limits?: TypesetterLimits;
  /** Module whose default export takes a Typesetting. */
  readonly worker?: URL;
  /** Called when a process has died. */
  readonly onError?: (error: unknown) => void;
}

/** Typesets in one child process, which starts with the first document. If it dies, only one document is lost. */
export class TypesetterPool implements Typesetter {
  readonly #pool: Tinypool;
  readonly #limits: TypesetterLimits;
  #unfinished = 0;
  #closed = false;

  constructor({ limits = TYPESETTER_LIMITS, worker, onError }: TypesetterOptions = {}) {
    this.#limits = limits;
    this.#pool = new Tinypool({
      filename: (worker ?? new URL('./typeset.worker.ts', import.meta.url)).href,
      runtime: 'child_process',
      serialization: 'advanced',
      isolateWorkers: false,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MILLISECONDS,
      env: { ...definedEnv(), WORKER_RSS_BYTES: String(limits.rssBytes) },
    });
    this.#pool.on('error', (error: unknown) => {
      if (!this.#closed) onError?.(error);
    });
  }

  async pdf(typesetting: Typesetting): Promise<Uint8Array> {
    const { milliseconds, unfinished } = this.#limits;
    if (this.#unfinished >= unfinished) {
      throw new ApiError('busy', EXPORT_TEXTS.busy, { retryAfter: BUSY_RETRY_SECONDS });
    }
    const outOfTime = AbortSignal.timeout(milliseconds);
    this.#unfinished += 1;
    try {
      return await this.#pool.run(typesetting, { signal: outOfTime });
    } catch (cause) {
      const why = outOfTime.aborted ? 'The document ran out of time' : 'The document could not be set';
      throw new TypesettingFailure(why, { cause });
    } finally {
      this.#unfinished -= 1;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
    sweepScratchFolders();
  }
}

/** The process must find its programs, but must not get the server's secrets. */
function definedEnv(): Record<string, string> {
  const { PATH, HOME, TMPDIR } = process.env;
  return Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
