import type { Response } from 'light-my-request';
import {
  type AnalyzedCreative,
  ENDPOINTS,
  GRADING_KEY_HEADER,
  analyzeResponseSchema,
} from '@adjudge/contract';
import { SESSION_COOKIE } from '../access/sessions.ts';
import { GUEST_COOKIE } from '../access/guest-cookie.ts';
import { BROWSER_COOKIE } from '../modules/accounts/known-browsers.ts';
import type { App } from '../http/app.ts';

export const PASSWORD = 'correct horse battery';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly declared?: string;
}

/** Sends requests like a browser on the product's own page, and keeps its cookies. */
export class TestBrowser {
  readonly #app: App;
  readonly #origin: string;
  session: string | null = null;
  /** Cookie by which the server recognizes this browser. */
  mark: string | null = null;
  /** Cookie by which the server recognizes a guest. */
  guest: string | null = null;
  /** Network address that requests come from; null: this machine's. */
  address: string | null = null;
  email = '';

  constructor(app: App, origin: string) {
    this.#app = app;
    this.#origin = origin;
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(
      await this.#app.inject({ method: 'GET', url, headers: { ...this.#own(), ...headers } }),
    );
  }

  async post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(
      await this.#app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { origin: this.#origin, ...this.#own(), ...headers },
      }),
    );
  }

  register(email: string): Promise<Response> {
    this.email = email;
    return this.post(ENDPOINTS.register.path, { email, password: PASSWORD, displayName: 'A Member' });
  }

  login(email: string, password = PASSWORD): Promise<Response> {
    return this.post(ENDPOINTS.login.path, { email, password });
  }

  /** Posts a form to one of the upload calls. */
  async upload(
    files: readonly UploadedFile[],
    {
      copy,
      accept,
      key,
      fields = {},
      path = ENDPOINTS.creativeAnalyze.path,
    }: {
      copy?: string;
      accept?: string;
      key?: string;
      fields?: Readonly<Record<string, string>>;
      path?: string;
    } = {},
  ): Promise<Response> {
    const form = new FormData();
    if (copy !== undefined) form.set('adCopy', copy);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const file of files) {
      const type = file.declared ?? 'image/png';
      form.append('creativeFile', new Blob([Uint8Array.from(file.bytes)], { type }), file.name);
    }
    const encoded = new Request('http://form', { method: 'POST', body: form });
    return this.send(path, encoded, {
      ...(accept !== undefined && { accept }),
      ...(key !== undefined && { [GRADING_KEY_HEADER]: key }),
    });
  }

  async send(url: string, form: Request, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(
      await this.#app.inject({
        method: 'POST',
        url,
        payload: Buffer.from(await form.arrayBuffer()),
        headers: {
          'content-type': form.headers.get('content-type') ?? '',
          origin: this.#origin,
          ...headers,
          ...this.#own(),
        },
      }),
    );
  }

  /** Uploads and expects a grade. */
  async analyze(file: UploadedFile, copy?: string): Promise<AnalyzedCreative> {
    const answer = await this.upload([file], copy === undefined ? {} : { copy });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return analyzeResponseSchema.parse(answer.json());
  }

  async creditsLeft(): Promise<{ banner: number; video: number }> {
    const answer = await this.get(ENDPOINTS.session.path);
    return ENDPOINTS.session.response.parse(answer.json()).user.usageRemaining;
  }

  #own(): Record<string, string> {
    const kept = [
      ...(this.session === null ? [] : [`${SESSION_COOKIE}=${this.session}`]),
      ...(this.mark === null ? [] : [`${BROWSER_COOKIE}=${this.mark}`]),
      ...(this.guest === null ? [] : [`${GUEST_COOKIE}=${this.guest}`]),
    ];
    return {
      ...(kept.length === 0 ? {} : { cookie: kept.join('; ') }),
      ...(this.address === null ? {} : { 'x-forwarded-for': this.address }),
    };
  }

  #keep(answer: Response): Response {
    const set = answer.cookies.find((cookie) => cookie.name === SESSION_COOKIE);
    if (set) this.session = set.value === '' ? null : set.value;
    const guest = answer.cookies.find((cookie) => cookie.name === GUEST_COOKIE);
    if (guest) this.guest = guest.value === '' ? null : guest.value;
    this.mark = answer.cookies.find(({ name }) => name === BROWSER_COOKIE)?.value ?? this.mark;
    return answer;
  }
}
