import { TEXTS } from '@adjudge/contract';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { keyedHash } from '../crypto/keyed-hash.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { RATE_LIMITS_TABLE } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import type { RateLimit } from './rate-limits.ts';

/** What is counted, and how much of it is allowed. */
export interface Counted {
  readonly purpose: string;
  readonly limit: RateLimit;
  /** Error message above the limit. */
  readonly text?: string;
}

/** Counts for one purpose, per caller. */
class SharedCount {
  readonly #limiter: RateLimiterPostgres;
  readonly #hash: (key: string) => string;
  readonly #text: string;

  constructor(limiter: RateLimiterPostgres, hash: (key: string) => string, text: string) {
    this.#limiter = limiter;
    this.#hash = hash;
    this.#text = text;
  }

  /** @throws ApiError 'too-many-requests' above the limit, with the time until the count resets */
  async consume(key: string): Promise<void> {
    try {
      await this.#limiter.consume(this.#hash(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new ApiError('too-many-requests', this.#text, { retryAfter: error.msBeforeNext / 1000 });
    }
  }

  /** Counts one call. Returns whether it is within the limit. */
  async admits(key: string): Promise<boolean> {
    try {
      await this.consume(key);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  /** Undoes one `consume`. */
  async refund(key: string): Promise<void> {
    await this.#limiter.reward(this.#hash(key));
  }
}

/**
 * Counts calls in the database, so that one limit holds across all servers and restarts. Callers are stored as keyed
 * hashes, not as network addresses or emails.
 */
export class SharedCounts {
  readonly #database: Pick<OpenDatabase, 'query'>;
  readonly #secret: string;

  constructor(database: Pick<OpenDatabase, 'query'>, secret: string) {
    this.#database = database;
    this.#secret = secret;
  }

  of({ purpose, limit, text = TEXTS.tooManyRequests }: Counted): SharedCount {
    const limiter = new RateLimiterPostgres({
      storeClient: this.#database,
      storeType: 'client',
      tableName: RATE_LIMITS_TABLE,
      // A migration creates the table, and maintenance sweeps it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: purpose,
      points: limit.max,
      duration: limit.seconds,
    });
    return new SharedCount(limiter, (key) => keyedHash(this.#secret, 'rate-limit', key), text);
  }
}
