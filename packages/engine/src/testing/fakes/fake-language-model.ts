import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AnsweredPiece } from '../../writer/language-model/answer.ts';
import type { ModelSettings } from '../../language-model/model-settings.ts';

/** Answers a request whose body has been read; must send the response itself. */
export type ModelResponder = (response: ServerResponse, question: string) => void;

/** Paths of the protocols below the base URL: chat completions and responses of OpenAI, Anthropic, Google. */
const ASKED_AT = /^\/v1\/(?:chat\/completions|responses|messages|models\/[\w.-]+:generateContent)$/;

/** A local server that accepts the protocols of all providers and answers as the test wants. */
export class FakeLanguageModel {
  /** Request bodies, unparsed. */
  readonly asked: string[] = [];
  readonly #server = createServer((request, response) => void this.#hear(request, response));
  #next: ModelResponder = respondWithPieces([]);

  static async start(): Promise<FakeLanguageModel> {
    const fake = new FakeLanguageModel();
    fake.#server.listen(0, '127.0.0.1');
    await once(fake.#server, 'listening');
    return fake;
  }

  /** Sets how every request is answered from now on, and clears `asked`. */
  answers(next: ModelResponder): void {
    this.#next = next;
    this.asked.length = 0;
  }

  get baseUrl(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The fake language model has no port');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  settings(timeoutMs = 5000, provider: ModelSettings['provider'] = 'compatible'): ModelSettings {
    return { provider, model: 'small-1', baseUrl: this.baseUrl, apiKey: 'key', timeoutMs };
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
    if (!ASKED_AT.test(request.url ?? '')) response.writeHead(404).end();
    else this.#next(response, body);
  }
}

/** Answers with a chat completion that has this content. */
export const respondWith =
  (
    content: string | null,
    { refusal = null, finish = 'stop' }: { refusal?: string | null; finish?: string } = {},
  ): ModelResponder =>
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

/** Answers with this content in the format that each provider documents for its own protocol. */
export const respondAs =
  (provider: ModelSettings['provider'], content: string, { refused = false } = {}): ModelResponder =>
  (response) => {
    if (provider === 'compatible')
      return respondWith(content, refused ? { finish: 'content_filter' } : {})(response, '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(SHAPES[provider](content, refused)));
  };

const SHAPES: Readonly<
  Record<Exclude<ModelSettings['provider'], 'compatible'>, (content: string, refused: boolean) => object>
> = {
  openai: (text, refused) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: 'small-1-2026',
    status: refused ? 'incomplete' : 'completed',
    incomplete_details: refused ? { reason: 'content_filter' } : null,
    output: [
      {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  anthropic: (text, refused) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'small-1-2026',
    content: [{ type: 'text', text }],
    stop_reason: refused ? 'refusal' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  google: (text, refused) => ({
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, finishReason: refused ? 'SAFETY' : 'STOP', index: 0 },
    ],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    modelVersion: 'small-1-2026',
  }),
};

export const respondWithPieces = (pieces: readonly AnsweredPiece[]): ModelResponder =>
  respondWith(JSON.stringify({ pieces }));

export const fail =
  (status: number): ModelResponder =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(JSON.stringify({ error: { message: 'No.', type: 'error' } }));
  };
