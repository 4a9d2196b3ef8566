import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePostgres } from '../../../../scripts/local-services/system-packages.ts';
import { type TestPostgres, startPostgres } from '../../../../scripts/local-services/test-postgres.ts';
import { png } from '../../src/testing/pictures.ts';
import { ServerProcess } from '../../src/testing/server-process.ts';

const programs = await ensurePostgres();

describe.skipIf(programs === null)('a web process and a worker process', () => {
  let folder: string;
  let postgres: TestPostgres;
  let web: ServerProcess;
  let worker: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adjudge-roles-'));
    postgres = await startPostgres(programs!);
    const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'one secret for both, 32 characters long' };
    web = await ServerProcess.start(folder, { stuck: false, env: { ...env, ROLE: 'web' } });
    worker = await ServerProcess.start(folder, { stuck: false, env: { ...env, ROLE: 'worker' } });
  }, 180_000);
  afterAll(async () => {
    await Promise.all([web.kill(), worker.kill()]);
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  it('grade together: the web process takes uploads, and the worker serves no API', async () => {
    const registered = await fetch(web.url + ENDPOINTS.register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'roles@example.com', password: 'correct horse', displayName: 'A' }),
    });
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { name, bytes } = await png();
    const body = new FormData();
    body.set('creativeFile', new Blob([Uint8Array.from(bytes)]), name);
    const graded = await fetch(web.url + ENDPOINTS.creativeAnalyze.path, {
      method: 'POST',
      headers: { cookie },
      body,
    });
    expect(graded.status).toBe(200);
    await worker.says('grading');
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
    expect((await fetch(worker.url + ENDPOINTS.settings.path)).status).toBe(404);
    expect([await web.stop(), await worker.stop()]).toEqual([0, 0]);
  });
});
