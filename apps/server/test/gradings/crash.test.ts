import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { png } from '../../src/testing/pictures.ts';
import { ServerProcess } from '../../src/testing/server-process.ts';

let folder: string;
let server: ServerProcess;
let cookie: string;
// One data folder for all, for a new one costs seconds; each test has its own account.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjudge-crash-'));
});
afterEach(() => server.kill());
afterAll(() => rm(folder, { recursive: true }));

const start = async (options: { stuck: boolean }): Promise<void> => {
  server = await ServerProcess.start(folder, options);
};

async function signUp(email: string): Promise<void> {
  const answer = await fetch(server.url + ENDPOINTS.register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', displayName: 'A' }),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function analyze(): Promise<void> {
  const { name, bytes } = await png();
  const body = new FormData();
  body.set('creativeFile', new Blob([Uint8Array.from(bytes)]), name);
  const url = server.url + ENDPOINTS.creativeAnalyze.path;
  await fetch(url, { method: 'POST', headers: { cookie }, body });
}

async function state(): Promise<{ credits: number; analyses: number; files: number }> {
  const session = await fetch(server.url + ENDPOINTS.session.path, { headers: { cookie } });
  const list = await fetch(server.url + ENDPOINTS.listAnalyses.path, { headers: { cookie } });
  const files = await readdir(path.join(folder, 'creatives'), { recursive: true, withFileTypes: true });
  return {
    credits: ENDPOINTS.session.response.parse(await session.json()).user.usageRemaining.banner,
    analyses: ENDPOINTS.listAnalyses.response.parse(await list.json()).totalCount,
    files: files.filter((entry) => entry.isFile()).length,
  };
}

async function killedInMidAnalysis(): Promise<void> {
  await server.says('grading');
  await server.kill();
}

it('a server killed in mid-analysis finishes the analysis after the next start', async () => {
  await start({ stuck: true });
  await signUp('once@example.com');
  const { files } = await state();
  await Promise.all([expect(analyze()).rejects.toThrow('fetch failed'), killedInMidAnalysis()]);
  await start({ stuck: false });
  await expect.poll(state, { timeout: 20_000 }).toEqual({ credits: 2, analyses: 1, files: files + 3 });
  expect(await server.stop()).toBe(0);
}, 120_000);

it('an analysis that is killed again and again is given up, and its credit given back', async () => {
  await start({ stuck: true });
  await signUp('again@example.com');
  const { files } = await state();
  await Promise.all([expect(analyze()).rejects.toThrow('fetch failed'), killedInMidAnalysis()]);
  for (let again = 0; again < 2; again += 1) {
    await start({ stuck: true });
    await killedInMidAnalysis();
  }
  await start({ stuck: false });
  await expect.poll(state, { timeout: 20_000 }).toEqual({ credits: 3, analyses: 0, files });
}, 180_000);
