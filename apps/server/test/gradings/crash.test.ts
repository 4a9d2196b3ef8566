import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { png } from '../../src/testing/pictures.ts';
import { ServerProcess } from '../../src/testing/server-process.ts';
import { prepareFolder } from '../../src/testing/test-database.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjudge-crash-'));
  await prepareFolder(folder);
});
afterEach(() => server.kill());
afterAll(() => rm(folder, { recursive: true }));

const start = async (options: { stuck: boolean }): Promise<void> => {
  server = await ServerProcess.start(folder, { ...options, env: { GRADERS: '2' } });
};

/** @returns the cookie of the new account */
async function signUp(email: string): Promise<string> {
  const answer = await fetch(server.url + ENDPOINTS.register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', displayName: 'A' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** @returns the status of the answer */
async function analyze(cookie: string): Promise<number> {
  const { name, bytes } = await png();
  const body = new FormData();
  body.set('creativeFile', new Blob([Uint8Array.from(bytes)]), name);
  const url = server.url + ENDPOINTS.creativeAnalyze.path;
  return (await fetch(url, { method: 'POST', headers: { cookie }, body })).status;
}

async function standing(cookie: string): Promise<{ credits: number; analyses: number }> {
  const session = await fetch(server.url + ENDPOINTS.session.path, { headers: { cookie } });
  const list = await fetch(server.url + ENDPOINTS.listAnalyses.path, { headers: { cookie } });
  return {
    credits: ENDPOINTS.session.response.parse(await session.json()).user.usageRemaining.banner,
    analyses: ENDPOINTS.listAnalyses.response.parse(await list.json()).totalCount,
  };
}

async function filesKept(): Promise<number> {
  const files = await readdir(path.join(folder, 'creatives'), { recursive: true, withFileTypes: true });
  return files.filter((entry) => entry.isFile()).length;
}

/** Sends an ad to a server that is killed before it has graded the ad. */
async function killedInMidAnalysis(cookie: string, gradings: number): Promise<void> {
  const killed = async (): Promise<void> => {
    await server.says('grading', gradings);
    await server.kill();
  };
  await Promise.all([expect(analyze(cookie)).rejects.toThrow('fetch failed'), killed()]);
}

it('a restarted server finishes an interrupted analysis, and gives up one interrupted three times', async () => {
  await start({ stuck: true });
  const again = await signUp('again@example.com');
  const once = await signUp('once@example.com');
  const files = await filesKept();
  await killedInMidAnalysis(again, 1);
  await start({ stuck: true });
  await server.says('grading');
  await server.kill();
  await start({ stuck: true });
  await server.says('grading');
  // The third attempt of this one runs alongside the first attempt of the other.
  await killedInMidAnalysis(once, 2);
  await start({ stuck: false });
  const both = () => Promise.all([standing(once), standing(again), filesKept()]);
  await expect
    .poll(both, { timeout: 20_000 })
    .toEqual([{ credits: 2, analyses: 1 }, { credits: 3, analyses: 0 }, files + 3]);
  expect(await server.stop()).toBe(0);
}, 180_000);

it('Ctrl-C lets a running grading finish, however often the signal arrives', async () => {
  const env = { GRADERS: '2', SLOW_MILLISECONDS: '1500' };
  server = await ServerProcess.start(folder, { stuck: false, env });
  const cookie = await signUp('patient@example.com');
  const answered = analyze(cookie);
  await server.says('grading');
  expect(await Promise.all([answered, server.interrupt()])).toEqual([200, 0]);
}, 120_000);
