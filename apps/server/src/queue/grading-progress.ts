import { EventEmitter, on } from 'node:events';
import type { ProgressEvent } from '@adjudge/contract';
import type { Outcome } from './grade-creative.job.ts';

/** What a waiting caller receives: steps, and finally the outcome. */
export type GradingUpdate = ProgressEvent | { readonly outcome: Outcome };

/** Progress of gradings within this process. */
export class GradingProgress {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish(creativeId: string, update: GradingUpdate): void {
    this.#emitter.emit(creativeId, update);
  }

  /** Yields everything that is published from now on, until `signal` aborts. */
  async *subscribe(creativeId: string, signal: AbortSignal): AsyncGenerator<GradingUpdate> {
    for await (const heard of on(this.#emitter, creativeId, { signal })) {
      // Only publish() emits, so the value has its type.
      const update: GradingUpdate = heard[0];
      yield update;
    }
  }
}
