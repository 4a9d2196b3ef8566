import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../apps/server/src/server.ts';

const PASSWORD = 'correct horse battery';

interface ServerFigures {
  /** Milliseconds. */
  readonly median: number;
  readonly slowest: number;
  readonly analyses: number;
}

/** Starts the product on an empty folder, grades four banners at once and asks after its health all the while. */
export async function benchServer(png: Uint8Array, copy: string): Promise<ServerFigures> {
  const data = mkdtempSync(path.join(tmpdir(), 'adjudge-bench-'));
  const server = await startServer({ ...process.env, PORT: '4392', ADJUDGE_DATA: data, LOG_LEVEL: 'silent' });
  try {
    const cookies = await Promise.all(['a', 'b'].map((name) => register(server.url, `${name}@example.com`)));
    await Promise.all(cookies.map((cookie) => analyze(server.url, cookie, png, copy)));
    const started = performance.now();
    let running = true;
    const four = Promise.all(
      [...cookies, ...cookies].map((cookie) => analyze(server.url, cookie, png, copy)),
    ).finally(() => {
      running = false;
    });
    const times: number[] = [];
    while (running) {
      const asked = performance.now();
      await (await fetch(`${server.url}/healthz`)).text();
      times.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await four;
    times.sort((a, b) => a - b);
    return {
      median: times[times.length >> 1] ?? Number.NaN,
      slowest: times.at(-1) ?? Number.NaN,
      analyses: performance.now() - started,
    };
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function register(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/_api/auth/register_with_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD, displayName: 'Bench' }),
  });
  if (!response.ok) throw new Error(`Registration answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function analyze(url: string, cookie: string, png: Uint8Array, copy: string): Promise<void> {
  const form = new FormData();
  form.set('creativeFile', new Blob([Buffer.from(png)], { type: 'image/png' }), 'bench.png');
  form.set('adCopy', copy);
  const response = await fetch(`${url}/_api/analysis/ai-analyze`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: form,
  });
  if (!response.ok) throw new Error(`The analysis answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
