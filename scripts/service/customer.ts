import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  ENDPOINTS,
  GRADING_KEY_HEADER,
  type PaidPlanName,
  TEXTS,
  analyzeResponseSchema,
  presignedUploadSchema,
} from '@adjudge/contract';

const PASSWORD = 'correct horse battery';
/** Timeout of one call. A grading in a long queue is answered late. */
const TIMEOUT_MS = 180_000;
const NO_ROOM = [TEXTS.busy, TEXTS.ownShare];

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The outcome of one grading. */
export interface Graded {
  /** Of the last answer. */
  readonly status: number;
  /** Statuses of the answers before it, each retried with the same key. 0 is a broken connection. */
  readonly before: readonly number[];
  /** How many of all answers said that the queue is full. */
  readonly full: number;
  /** null when it was rejected. */
  readonly analysisId: string | null;
  /** Body of the last answer. */
  readonly body: string;
}

/** A person with an account who uses the product over HTTP, from an address of their own. */
export class Customer {
  /** Base URL of the product. Can be changed when the customer uses another route. */
  url: string;
  readonly email: string;
  readonly #origin: string;
  readonly #address: string | null;
  #cookie = '';

  /**
   * @param address client address to claim, as a proxy would; null to claim none
   * @param origin of the page, when it differs from the origin of `url`
   */
  constructor(
    url: string,
    {
      email,
      address = null,
      origin = new URL(url).origin,
    }: { email: string; address?: string | null; origin?: string },
  ) {
    this.url = url;
    this.#origin = origin;
    this.email = email;
    this.#address = address;
  }

  async register(): Promise<void> {
    const { path, body } = ENDPOINTS.register;
    const person = body.parse({ email: this.email, password: PASSWORD, displayName: 'A Customer' });
    const answer = await this.post(path, person);
    if (!answer.ok) throw new Error(`${this.email}: ${answer.status} ${await answer.text()}`);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    await answer.arrayBuffer();
  }

  get(path: string): Promise<Response> {
    return fetch(this.url + path, {
      headers: this.#headers(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** Buys a package with a test mode card. */
  async buy(planName: PaidPlanName, quantity = 1): Promise<void> {
    const begun = await this.post(ENDPOINTS.createPaymentIntent.path, { planName, quantity });
    const { clientSecret } = ENDPOINTS.createPaymentIntent.response.parse(await begun.json());
    const paid = await this.post(ENDPOINTS.testConfirm.path, { clientSecret, paymentMethod: 'pm_card_visa' });
    const { status } = ENDPOINTS.testConfirm.response.parse(await paid.json());
    if (status !== 'succeeded') throw new Error(`The payment is ${status}`);
  }

  /**
   * Sends a banner until it is graded or rejected. Like the web app, retries with the same key after a failure or a
   * busy answer.
   */
  grade(file: SentFile, { tries = 60, url }: { tries?: number; url?: () => string } = {}): Promise<Graded> {
    const key = randomUUID();
    return this.#untilAnswered(tries, url, () => {
      const form = new FormData();
      form.set('creativeFile', new Blob([Uint8Array.from(file.bytes)]), file.name);
      return this.#send(ENDPOINTS.creativeAnalyze.path, form, { [GRADING_KEY_HEADER]: key });
    });
  }

  /** Uploads a video to the store with a signed form, and has it graded from there. */
  async gradeVideo(file: SentFile, { tries = 60 } = {}): Promise<Graded> {
    const presigned = await this.post(ENDPOINTS.presignVideo.path, {
      fileName: file.name,
      fileType: 'video/mp4',
    });
    if (!presigned.ok) return refusedWith(presigned.status, await presigned.text());
    const { url, fields, key: s3Key } = presignedUploadSchema.parse(await presigned.json());
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([Uint8Array.from(file.bytes)]), file.name);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const put = await fetch(url, { method: 'POST', body: form, headers: { origin: this.#origin }, signal });
    if (!put.ok) return refusedWith(put.status, await put.text());
    const key = randomUUID();
    return this.#untilAnswered(tries, undefined, () =>
      this.post(ENDPOINTS.processVideo.path, { s3Key }, { [GRADING_KEY_HEADER]: key }),
    );
  }

  async creditsLeft(): Promise<{ banner: number; video: number }> {
    const answer = await this.get(ENDPOINTS.session.path);
    return ENDPOINTS.session.response.parse(await answer.json()).user.usageRemaining;
  }

  async analysesKept(): Promise<number> {
    const answer = await this.get(ENDPOINTS.listAnalyses.path);
    return ENDPOINTS.listAnalyses.response.parse(await answer.json()).totalCount;
  }

  async #untilAnswered(
    tries: number,
    url: (() => string) | undefined,
    send: () => Promise<Response>,
  ): Promise<Graded> {
    const before: number[] = [];
    let full = 0;
    for (;;) {
      if (url) this.url = url();
      const answer = await send().then(
        async (got) => ({ status: got.status, body: await got.text() }),
        (error: unknown) => ({ status: 0, body: String(error) }),
      );
      if (answer.status === 503 && NO_ROOM.some((text) => answer.body.includes(text))) full += 1;
      if ((answer.status !== 0 && answer.status < 500 && answer.status !== 429) || before.length >= tries) {
        const analysis = answer.status === 200 ? analyzeResponseSchema.parse(JSON.parse(answer.body)) : null;
        return { ...answer, before, full, analysisId: analysis?.analysisId ?? null };
      }
      before.push(answer.status);
      await setTimeout(answer.status === 429 ? 5000 : 1000);
    }
  }

  #send(path: string, body: FormData | string, headers: Record<string, string>): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(this.url + path, {
      method: 'POST',
      body,
      headers: { ...this.#headers(), ...headers },
      signal,
    });
  }

  #headers(): Record<string, string> {
    return {
      origin: this.#origin,
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
      ...(this.#address !== null && { 'x-forwarded-for': this.#address }),
    };
  }
}

const refusedWith = (status: number, body: string): Graded => ({
  status,
  body,
  before: [],
  full: 0,
  analysisId: null,
});
