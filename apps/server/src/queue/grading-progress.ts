import { EventEmitter, on } from 'node:events';
import type { ProgressEvent } from '@adjudge/contract';
import type { Outcome } from './grade-creative.job.ts';

/** What a waiting caller hears: steps, and at the end how it went. */
export type GradingNews = ProgressEvent | { readonly outcome: Outcome };

/** News of gradings inside this process. */
export class GradingProgress {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  tell(creativeId: string, news: GradingNews): void {
    this.#emitter.emit(creativeId, news);
  }

  /** Hears everything told from this moment until `signal` ends it. */
  async *hear(creativeId: string, signal: AbortSignal): AsyncGenerator<GradingNews> {
    for await (const heard of on(this.#emitter, creativeId, { signal })) {
      // Only tell() emits, so that what is heard is what it takes.
      const news: GradingNews = heard[0];
      yield news;
    }
  }
}
