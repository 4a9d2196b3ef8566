import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newKey } from './file-store.ts';
import { s3Client } from './s3-client.ts';
import { S3Store } from './s3-store.ts';

/** Real time for what goes through the network, while the rest of the time is not real. */
const NETWORK_MILLISECONDS = 20;
const realTimeout = setTimeout;

let server: Server;
let store: S3Store;
/** How the store answers. */
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'any', secretAccessKey: 'any' };
  const place = { endpoint, region: 'us-east-1', bucket: 'ads', prefix: '', keys };
  store = new S3Store(s3Client(place), place);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** How it ends, and after how many seconds, when time passes after the store was first asked. */
async function outcome(work: Promise<unknown>): Promise<{ ended: unknown; seconds: number }> {
  const state: { ended: unknown; seconds: number } = { ended: 'still waiting', seconds: 0 };
  const ending = work.then(
    () => (state.ended = 'done'),
    (error: unknown) => (state.ended = error),
  );
  await once(server, 'request');
  while (state.seconds < 600 && state.ended === 'still waiting') {
    state.seconds += 5;
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.race([ending, new Promise((done) => realTimeout(done, NETWORK_MILLISECONDS))]);
  }
  return state;
}

describe('a store that stops answering', () => {
  it('is an error if it never begins an answer', async () => {
    answer = () => {};
    const { ended, seconds } = await outcome(store.size(newKey()));
    expect(ended).toMatchObject({ name: 'TimeoutError' });
    expect(seconds).toBeGreaterThanOrEqual(180);
  });

  it('soon fails the health check', async () => {
    answer = () => {};
    const { ended, seconds } = await outcome(store.check());
    expect(ended).toMatchObject({ name: 'TimeoutError' });
    expect(seconds).toBeLessThan(100);
  });

  it('is an error for the reader of a file if it stops in the middle of it', async () => {
    answer = (response) => response.writeHead(200, { 'content-length': 9 }).write('a pic');
    const { ended } = await outcome(store.read(newKey()));
    expect(ended).toMatchObject({ message: 'The store stopped in the middle of a file' });
  });

  it('may send a file slowly', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': 5 });
      for (let at = 0; at < 5; at += 1) setTimeout(() => response.write('x'), at * 45_000);
    };
    expect(await outcome(store.read(newKey()))).toMatchObject({ ended: 'done' });
  });
});
