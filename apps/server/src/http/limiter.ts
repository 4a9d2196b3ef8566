import { TEXTS } from '@adjudge/contract';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { Refusal } from '../errors.ts';
import type { RateLimit } from './rate-limits.ts';

export interface Limiter {
  /** Counts one and refuses above the limit. */
  count(request: FastifyRequest): Promise<void>;
}

/** Every limiter of the plugin counts by itself: what is to be counted together has to be the same one. */
const made = new WeakMap<App, Map<string, Limiter>>();

interface Counted {
  readonly purpose: string;
  readonly limit: RateLimit;
  readonly key: (request: FastifyRequest) => string;
}

/** Counts for one purpose, over all calls that name it; `key` says whose attempts are counted together. */
export function limiter(app: App, counted: Counted): Limiter {
  const ofApp = made.get(app) ?? new Map<string, Limiter>();
  made.set(app, ofApp);
  const one = ofApp.get(counted.purpose) ?? makeLimiter(app, counted);
  ofApp.set(counted.purpose, one);
  return one;
}

function makeLimiter(app: App, { purpose, limit, key }: Counted): Limiter {
  const take = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.seconds * 1000,
    keyGenerator: (request: FastifyRequest) => `${purpose}:${key(request)}`,
  });
  return {
    async count(request) {
      const taken = await take(request);
      if (taken.isAllowed || !taken.isExceeded) return;
      throw new Refusal('too-many-requests', TEXTS.tooManyRequests, { retryAfter: taken.ttlInSeconds });
    },
  };
}

/** A household or office has a whole /64 of IPv6. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);
