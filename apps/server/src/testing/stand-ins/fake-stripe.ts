import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type Answer, FakeStripeAccount } from './fake-stripe-account.ts';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
} as const;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
}

interface Kept {
  readonly sentence: string;
  readonly answer: Promise<Answer>;
}

const { webhooks } = new Stripe(STRIPE_KEYS.secretKey);

/**
 * A fake of the card provider's API on loopback: intents, refunds, idempotency keys with their stored responses, errors in
 * its format, and signed events. Tests can make it drop connections or fail.
 */
export class FakeStripe {
  readonly account = new FakeStripeAccount();
  readonly calls: Call[] = [];
  /** How many of the next requests are processed but lose their connection before the response. */
  dropsNext = 0;
  /** How many of the next requests fail, and with which status. */
  failsNext: { times: number; status: number } = { times: 0, status: 500 };
  readonly #kept = new Map<string, Kept>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  static async start(): Promise<FakeStripe> {
    const standIn = new FakeStripe();
    await new Promise<void>((done) => standIn.#server.listen(0, '127.0.0.1', done));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** A signed message as the provider would send it now, or as a forger would. */
  event(
    type: string,
    object: object,
    forged: { secret?: string; timestamp?: number } = {},
  ): { payload: string; headers: Record<string, string> } {
    const payload = JSON.stringify({
      id: `evt_${randomBytes(9).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    });
    const secret = forged.secret ?? STRIPE_KEYS.webhookSecret;
    const at = forged.timestamp === undefined ? {} : { timestamp: forged.timestamp };
    const signature = webhooks.generateTestHeaderString({ payload, secret, ...at });
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = new URLSearchParams(await textOf(request));
    const { pathname: path } = new URL(url, 'http://api');
    const key = headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' && method === 'POST' ? key : undefined;
    this.calls.push({ method, path, idempotencyKey });
    const answer = await this.#answer({ method, path, idempotencyKey }, body, headers.authorization);
    if (this.dropsNext > 0) {
      this.dropsNext -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': `req_${this.calls.length}`,
    });
    response.end(JSON.stringify(answer.body));
  }

  async #answer(call: Call, body: URLSearchParams, authorization: string | undefined): Promise<Answer> {
    if (authorization !== `Bearer ${STRIPE_KEYS.secretKey}`) return fault(401, 'Invalid API Key provided');
    if (this.failsNext.times > 0) {
      this.failsNext.times -= 1;
      return fault(this.failsNext.status, 'An error of the stand-in');
    }
    const act = async () => this.account.act(call.method, call.path, body);
    if (call.idempotencyKey === undefined) return act();
    const sentence = `${call.path}?${body.toString()}`;
    const kept = this.#kept.get(call.idempotencyKey) ?? { sentence, answer: act() };
    this.#kept.set(call.idempotencyKey, kept);
    if (kept.sentence !== sentence) {
      return fault(
        400,
        'Keys for idempotent requests can only be used with the same parameters',
        'idempotency_error',
      );
    }
    return kept.answer;
  }
}

const fault = (status: number, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, message } },
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
