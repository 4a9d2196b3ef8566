import { TEXTS } from '@adjudge/contract';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { keyedHash } from '../crypto/keyed-hash.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { RATE_LIMITS_TABLE } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import type { RateLimit } from './rate-limits.ts';

interface Counted {
  readonly purpose: string;
  readonly limit: RateLimit;
  /** Of the error above the limit. */
  readonly text?: string;
}

/** Counts of one purpose, by whose they are. */
export class SharedCount {
  readonly #limiter: RateLimiterPostgres;
  readonly #hash: (key: string) => string;
  readonly #text: string;

  constructor(limiter: RateLimiterPostgres, hash: (key: string) => string, text: string) {
    this.#limiter = limiter;
    this.#hash = hash;
    this.#text = text;
  }

  /** @throws ApiError 'too-many-requests' above the limit, with the time until the count begins anew */
  async take(key: string): Promise<void> {
    try {
      await this.#limiter.consume(this.#hash(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new ApiError('too-many-requests', this.#text, { retryAfter: error.msBeforeNext / 1000 });
    }
  }

  /** As if the last one had not been taken. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(this.#hash(key));
  }
}

/**
 * Counts what callers do in the database, so that one limit holds over all servers and through restarts. Who it was
 * stands there as a keyed hash: neither an address nor an e-mail.
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
      // Made by a migration, and swept with the rest.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: purpose,
      points: limit.max,
      duration: limit.seconds,
    });
    return new SharedCount(limiter, (key) => keyedHash(this.#secret, 'rate-limit', key), text);
  }
}
