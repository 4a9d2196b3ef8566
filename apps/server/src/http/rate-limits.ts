import { TEXTS } from '@adjudge/contract';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { Refusal } from '../errors.ts';

export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Per address. */
  readonly signIn: RateLimit;
  /** Failed attempts per e-mail, from anywhere. */
  readonly failedSignIn: RateLimit;
  /** Requests for a mailed link, per address. */
  readonly mailedLink: RateLimit;
  /** Mails to one mailbox that somebody asked for. */
  readonly mailbox: RateLimit;
  /** Per address. */
  readonly registration: RateLimit;
  /** Per account. */
  readonly analysis: RateLimit;
  /** Per account: each may be eight gradings. */
  readonly whatIf: RateLimit;
  /** Per account: each is the last tenth of a grading. */
  readonly correction: RateLimit;
  /** Per account: each reads everything that is kept. */
  readonly accountData: RateLimit;
  /** Per address. */
  readonly contact: RateLimit;
  /** Per account, all exports together: each takes up to a second of a processor. */
  readonly export: RateLimit;
  /** Per account: changes of bulk runs, each file that is added among them. */
  readonly bulk: RateLimit;
  /** Per address: visits of public reports. */
  readonly view: RateLimit;
  /** Per account: beginning, trying and looking at a payment. */
  readonly payment: RateLimit;
  /** Per address: preview cards, each of which may have to be drawn. */
  readonly card: RateLimit;
}

/** Judgement: far above what a person or an office behind one address does, far below what guessing needs. */
export const RATE_LIMITS: RateLimits = {
  signIn: { max: 30, seconds: 60 },
  failedSignIn: { max: 10, seconds: 900 },
  mailedLink: { max: 20, seconds: 600 },
  mailbox: { max: 5, seconds: 900 },
  registration: { max: 40, seconds: 600 },
  analysis: { max: 60, seconds: 60 },
  whatIf: { max: 10, seconds: 60 },
  correction: { max: 30, seconds: 60 },
  accountData: { max: 6, seconds: 600 },
  contact: { max: 5, seconds: 600 },
  export: { max: 30, seconds: 60 },
  bulk: { max: 300, seconds: 60 },
  view: { max: 60, seconds: 60 },
  payment: { max: 60, seconds: 60 },
  card: { max: 120, seconds: 60 },
};

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
