import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../apps/server/src/server.ts', import.meta.url));
const PORT = 4392;
const URL_OF_SERVER = `http://localhost:${PORT}`;
const PASSWORD = 'correct horse battery';
const TIMEOUT_MS = 120_000;

/** Milliseconds from the start of the process to its first successful answer. */
interface StartFigures {
  readonly health: number;
  readonly ready: number;
}

export interface ServerFigures {
  readonly firstStart: StartFigures;
  readonly secondStart: StartFigures;
  /** Milliseconds of each health request sent while four analyses ran. */
  readonly health: readonly number[];
  /** Milliseconds from sending four uploads to the last answer. */
  readonly analyses: number;
  /** Peak resident memory of the largest grader process, in bytes; null when the system does not report it. */
  readonly graderPeak: number | null;
}

interface Running {
  readonly child: ChildProcess;
  readonly figures: StartFigures;
}

/** Starts the product twice, first on an empty folder. Then grades four banners at once while polling its health. */
export async function benchServer(png: Uint8Array, copy: string): Promise<ServerFigures> {
  const data = mkdtempSync(path.join(tmpdir(), 'adjudge-bench-'));
  let server = await start(data);
  try {
    const firstStart = server.figures;
    await stop(server.child);
    server = await start(data);
    const cookies = await Promise.all(['a', 'b'].map((name) => register(`${name}@example.com`)));
    await Promise.all(cookies.map((cookie) => analyze(cookie, png, copy)));
    const { health, analyses } = await fourAtOnce(cookies, png, copy);
    const graderPeak = peakOfChildren(server.child);
    return { firstStart, secondStart: server.figures, health, analyses, graderPeak };
  } finally {
    await stop(server.child);
    rmSync(data, { recursive: true, force: true });
  }
}

async function fourAtOnce(cookies: readonly string[], png: Uint8Array, copy: string) {
  const started = performance.now();
  const over = new AbortController();
  const asking = askForHealth(over.signal);
  await Promise.all([...cookies, ...cookies].map((cookie) => analyze(cookie, png, copy))).finally(() =>
    over.abort(),
  );
  return { analyses: performance.now() - started, health: await asking };
}

/** Sends one request after another until `signal` aborts. @returns how long each took, in ms */
async function askForHealth(signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const asked = performance.now();
    await (await fetch(`${URL_OF_SERVER}/healthz`)).text();
    times.push(performance.now() - asked);
    await setTimeout(10);
  }
  return times;
}

async function start(data: string): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      PUBLIC_URL: '',
      DATABASE_URL: '',
      ADJUDGE_DATA: data,
      LOG_LEVEL: 'silent',
    },
  });
  const answered = async (url: string): Promise<number> => {
    while (!(await isGood(url))) {
      const over = performance.now() - started > TIMEOUT_MS;
      if (over || child.exitCode !== null) throw new Error(`The server did not answer ${url}`);
      await setTimeout(20);
    }
    return performance.now() - started;
  };
  try {
    const health = await answered('/healthz');
    return { child, figures: { health, ready: await answered('/readyz') } };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

const isGood = (url: string): Promise<boolean> =>
  fetch(URL_OF_SERVER + url).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function register(email: string): Promise<string> {
  const response = await fetch(`${URL_OF_SERVER}/_api/auth/register_with_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: URL_OF_SERVER },
    body: JSON.stringify({ email, password: PASSWORD, displayName: 'Bench' }),
  });
  if (!response.ok) throw new Error(`Registration answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function analyze(cookie: string, png: Uint8Array, copy: string): Promise<void> {
  const form = new FormData();
  form.set('creativeFile', new Blob([Buffer.from(png)], { type: 'image/png' }), 'bench.png');
  form.set('adCopy', copy);
  const response = await fetch(`${URL_OF_SERVER}/_api/analysis/ai-analyze`, {
    method: 'POST',
    headers: { cookie, origin: URL_OF_SERVER },
    body: form,
  });
  if (!response.ok) throw new Error(`The analysis answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Works on Linux only; null elsewhere. */
function peakOfChildren({ pid }: ChildProcess): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const peaks = children.map((child) => {
      const status = readFileSync(`/proc/${child}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    });
    return Math.max(...peaks);
  } catch {
    return null;
  }
}
