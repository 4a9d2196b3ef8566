import { EventEmitter, on } from 'node:events';
import type { ProgressEvent } from '@adjudge/contract';
import type { Outcome } from './grade-creative.job.ts';

/** What a waiting caller hears: steps, and at the end how it went. */
export type GradingUpdate = ProgressEvent | { readonly outcome: Outcome };

/** Progress of gradings inside this process. */
export class GradingProgress {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish(creativeId: string, update: GradingUpdate): void {
    this.#emitter.emit(creativeId, update);
  }

  /** Everything published from this moment until `signal` ends it. */
  async *subscribe(creativeId: string, signal: AbortSignal): AsyncGenerator<GradingUpdate> {
    for await (const heard of on(this.#emitter, creativeId, { signal })) {
      // Only publish() emits, so that what arrives is what it takes.
      const update: GradingUpdate = heard[0];
      yield update;
    }
  }
}
