import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AnsweredPiece } from '../writer/language-model/answer.ts';
import type { WriterSettings } from '../writer/language-model/settings.ts';

/** What the server does with a question: it has been read, and the response is the caller's to send. */
export type Answering = (response: ServerResponse, question: string) => void;

/** A server on this machine that speaks the chat-completions protocol of OpenAI, and answers as a test wants. */
export class FakeLanguageModel {
  /** Bodies of the requests, as they came. */
  readonly asked: string[] = [];
  readonly #server = createServer((request, response) => void this.#hear(request, response));
  #next: Answering = sayPieces([]);

  static async start(): Promise<FakeLanguageModel> {
    const fake = new FakeLanguageModel();
    fake.#server.listen(0, '127.0.0.1');
    await once(fake.#server, 'listening');
    return fake;
  }

  /** How every question is answered from now on. */
  answers(next: Answering): void {
    this.#next = next;
    this.asked.length = 0;
  }

  get baseUrl(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The fake language model has no port');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  settings(timeoutMs = 5000): WriterSettings {
    return { provider: 'compatible', model: 'small-1', baseUrl: this.baseUrl, apiKey: 'key', timeoutMs };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    this.asked.push(body);
    if (request.url !== '/v1/chat/completions') response.writeHead(404).end();
    else this.#next(response, body);
  }
}

/** A finished answer of these words. */
export const say =
  (
    content: string | null,
    { refusal = null, finish = 'stop' }: { refusal?: string | null; finish?: string } = {},
  ): Answering =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'answer-1',
        object: 'chat.completion',
        created: 1,
        model: 'small-1',
        choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

export const sayPieces = (pieces: readonly AnsweredPiece[]): Answering => say(JSON.stringify({ pieces }));

export const fail =
  (status: number): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(JSON.stringify({ error: { message: 'No.', type: 'error' } }));
  };
