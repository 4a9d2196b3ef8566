import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BulkProgress, ENDPOINTS } from '@adjudge/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../src/testing/pictures.ts';
import { ServerProcess } from '../../src/testing/server-process.ts';
import { prepareFolder } from '../../src/testing/test-database.ts';

const GRADINGS = 500;

let folder: string;
let server: ServerProcess;
let cookie = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjudge-bulk-'));
  await prepareFolder(folder);
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true });
});

const start = async (options: { stuck: boolean }): Promise<void> => {
  server = await ServerProcess.start(folder, options);
};

async function post(url: string, body: object): Promise<Response> {
  const form = body instanceof FormData;
  const answer = await fetch(server.url + url, {
    method: 'POST',
    headers: { cookie, ...(form ? {} : { 'content-type': 'application/json' }) },
    body: form ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function joinEnterprise(): Promise<void> {
  const account = { email: 'bulk@example.com', password: 'correct horse', displayName: 'A' };
  const answer = await post(ENDPOINTS.register.path, account);
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const intent = await post(ENDPOINTS.createPaymentIntent.path, { planName: 'Enterprise', quantity: 1 });
  const { clientSecret } = ENDPOINTS.createPaymentIntent.response.parse(await intent.json());
  await post(ENDPOINTS.testConfirm.path, { clientSecret, paymentMethod: 'pm_card_visa' });
}

async function state(runId: string) {
  const get = async (url: string) => (await fetch(server.url + url, { headers: { cookie } })).json();
  const { run }: BulkProgress = await get(`${ENDPOINTS.getBulkRun.path}?runId=${runId}`);
  const files = await readdir(path.join(folder, 'creatives'), { recursive: true, withFileTypes: true });
  return {
    run: run.state,
    graded: run.counts.graded,
    credits: (await get(ENDPOINTS.session.path)).user.usageRemaining.banner,
    analyses: (await get(ENDPOINTS.listAnalyses.path)).totalCount,
    files: files.filter((entry) => entry.isFile()).length,
  };
}

it('a bulk run grades every creative exactly once after its server is killed twice', async () => {
  await start({ stuck: true });
  await joinEnterprise();
  const created = await post(ENDPOINTS.createBulkRun.path, { name: 'Spring' });
  const { runId } = ENDPOINTS.createBulkRun.response.parse(await created.json());
  for (const name of ['one.png', 'two.png', 'three.png', 'four.png']) {
    const form = new FormData();
    form.set('creativeFile', new Blob([Uint8Array.from((await png(name)).bytes)]), name);
    await post(`${ENDPOINTS.addBulkItem.path}?runId=${runId}`, form);
  }
  await post(ENDPOINTS.startBulkRun.path, { runId });
  for (let time = 0; time < 2; time += 1) {
    if (time > 0) await start({ stuck: true });
    await server.says('grading');
    expect(await state(runId)).toMatchObject({ run: 'grading', graded: 0, analyses: 0, files: 4 });
    await server.kill();
  }
  await start({ stuck: false });
  const credits = 3 + GRADINGS - 4;
  await expect
    .poll(() => state(runId), { timeout: 30_000 })
    .toEqual({ run: 'done', graded: 4, credits, analyses: 4, files: 12 });
  expect(await server.stop()).toBe(0);
}, 180_000);
