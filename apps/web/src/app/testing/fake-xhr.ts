import { GRADING_KEY_HEADER } from '@adjudge/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** An upload controlled by the test: bytes sent, events streamed, response, connection errors. */
export class FakeXhr extends EventTarget {
  static #sent: FakeXhr[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  path = '';
  form: FormData = new FormData();
  /** The body, when something other than a form was sent. */
  body: string | null = null;
  /** The idempotency key of the grading. */
  key: string | null = null;
  #headers: Record<string, string> = {};

  static latest(): FakeXhr {
    const latest = FakeXhr.#sent.at(-1);
    if (!latest) throw new Error('Nothing was sent.');
    return latest;
  }

  static get count(): number {
    return FakeXhr.#sent.length;
  }

  static forget(): void {
    FakeXhr.#sent = [];
  }

  open(_method: string, path: string): void {
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    if (name === GRADING_KEY_HEADER) this.key = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#headers[name] ?? null;
  }

  send(content: FormData | string | null): void {
    if (typeof content === 'string') this.body = content;
    else if (content) this.form = content;
    FakeXhr.#sent.push(this);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  uploads(loaded: number, total: number): void {
    act(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
      if (loaded === total) this.upload.dispatchEvent(new Event('load'));
    });
  }

  streams(event: string, data: unknown): void {
    this.status = 200;
    this.#headers = { 'content-type': 'text/event-stream' };
    this.responseText += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    act(() => void this.dispatchEvent(new Event('progress')));
  }

  ends(): void {
    act(() => void this.dispatchEvent(new Event('load')));
  }

  answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.status = status;
    this.#headers = { 'content-type': 'application/json', ...headers };
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.ends();
  }

  breaks(): void {
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

/** Replaces XMLHttpRequest with `FakeXhr` in every test of the file. */
export function fakeUploads(): void {
  beforeEach(() => {
    FakeXhr.forget();
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
