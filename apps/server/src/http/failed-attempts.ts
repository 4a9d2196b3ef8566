import { TEXTS } from '@adjudge/contract';
import { Refusal } from '../errors.ts';
import type { RateLimit } from './rate-limits.ts';

/** Old counts are dropped when there are this many; each is some hundred bytes. */
const MANY = 10_000;

interface Count {
  attempts: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/**
 * Counts attempts that failed. Each counts when it begins, and is taken back when it succeeds: thousands sent at once
 * are held to the limit like one after the other. Counted in this process.
 */
export class FailedAttempts {
  readonly #limit: RateLimit;
  readonly #counts = new Map<string, Count>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /**
   * @returns takes the attempt back
   * @throws Refusal 'too-many-requests' with the time until the count begins anew
   */
  begin(key: string): () => void {
    const count = this.#count(key);
    if (count.attempts >= this.#limit.max) {
      const retryAfter = (count.ends - Date.now()) / 1000;
      throw new Refusal('too-many-requests', TEXTS.tooManyRequests, { retryAfter });
    }
    count.attempts += 1;
    return () => {
      count.attempts -= 1;
    };
  }

  #count(key: string): Count {
    const now = Date.now();
    const known = this.#counts.get(key);
    if (known && known.ends > now) return known;
    if (this.#counts.size >= MANY) this.#forget(now);
    const fresh = { attempts: 0, ends: now + this.#limit.seconds * 1000 };
    this.#counts.set(key, fresh);
    return fresh;
  }

  #forget(now: number): void {
    for (const [key, { ends }] of this.#counts) if (ends <= now) this.#counts.delete(key);
  }
}
