import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import type { Agent } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

export type Download = (url: string) => Promise<Uint8Array>;

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const MILLISECONDS = 5000;

/** Checks the address after DNS resolution, so that a hostname cannot point into the server's own network. */
const publicOnly = (): Agent => new RequestFilteringHttpsAgent({ keepAlive: false });

/**
 * Downloads a user-supplied picture URL: https on the default port, public addresses only, at most 2 MB in 5 s.
 * Sends nothing about the user.
 * @throws when the picture cannot be fetched within these limits
 */
export async function downloadPicture(
  url: string,
  { agent = publicOnly(), ports = [''] }: { agent?: Agent; ports?: readonly string[] } = {},
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(MILLISECONDS);
  let at = new URL(url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (at.protocol !== 'https:' || !ports.includes(at.port)) throw new Error('Not a plain https address');
    at.username = at.password = '';
    const answer = await ask(at, { agent, signal });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return read(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new Error(`The picture's server answered ${statusCode}`);
    }
    at = new URL(headers.location, at);
  }
  throw new Error('Too many redirects');
}

const ask = (url: URL, options: { agent: Agent; signal: AbortSignal }): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { ...options, headers: { accept: 'image/*' } }, resolve).once('error', reject);
  });

async function read(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Not bytes');
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('The picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
