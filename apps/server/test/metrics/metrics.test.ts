import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CreativeError } from '@adjudge/engine/intake';
import { ENDPOINTS } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creditLedger } from '../../src/db/schema.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
afterEach(() => product.grader.setGrading(gradeImmediately));

const read = async (): Promise<string> => (await product.browser().get('/metrics')).body;

/** The value of one metrics line; 0 if there is none. */
async function figure(name: string, ...labels: string[]): Promise<number> {
  const lines = (await read()).split('\n');
  const line = lines.find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('metrics', () => {
  it('count gradings by outcome, with fixes counted separately', async () => {
    const done = ['adjudge_work_seconds_count', 'kind="grade"', 'outcome="done"'] as const;
    const before = await figure(...done);
    const member = await product.member();
    const { analysisId } = await member.analyze(await png());
    await member.post(ENDPOINTS.whatIf.path, { analysisId });
    product.grader.setGrading(async () => {
      throw new CreativeError('undecodable', 'It is cut off.');
    });
    await member.upload([await png()]);
    expect(await figure(...done)).toBe(before + 1);
    expect(await figure('adjudge_work_seconds_count', 'outcome="undecodable"')).toBe(1);
    expect(await figure('adjudge_work_seconds_count', 'kind="what-if"')).toBe(1);
  });

  it('report the queue, the age of its oldest job and the graders', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    product.grader.setGrading(async (creative, onStep) => {
      await released;
      return gradeImmediately(creative, onStep);
    });
    const member = await product.member();
    const sent = [1, 2, 3].map(async () => member.upload([await png()]));
    await expect.poll(() => figure('adjudge_queue_jobs', 'state="waiting"')).toBe(1);
    expect(await figure('adjudge_queue_jobs', 'state="active"')).toBe(2);
    expect(await figure('adjudge_queue_oldest_seconds')).toBeGreaterThan(0);
    expect(await figure('adjudge_graders')).toBe(2);
    release();
    await Promise.all(sent);
    expect(await figure('adjudge_queue_oldest_seconds')).toBe(0);
  });

  it('count each credit change once, by reason', async () => {
    const { db } = product.database;
    const given = ['adjudge_credits_total', 'kind="banner"', 'why="sign-up"', 'way="in"'] as const;
    const taken = ['adjudge_credits_total', 'kind="banner"', 'why="grading"', 'way="out"'] as const;
    const both = async (): Promise<number[]> => [await figure(...given), await figure(...taken)];
    const settle = async (): Promise<void> => {
      await db.update(creditLedger).set({ createdAt: new Date(Date.now() - 60_000) });
      await Promise.all([read(), read()]);
    };
    await settle();
    const [gave = 0, took = 0] = await both();
    const member = await product.member();
    await member.analyze(await png());
    // A row this recent is not counted yet: one with a smaller id may still be committed.
    expect(await both()).toEqual([gave, took]);
    await settle();
    expect(await both()).toEqual([gave + 3, took + 1]);
  });

  it('include every name and label used in the alerts and the dashboard', async () => {
    await (await product.member()).analyze(await png());
    const told = await read();
    const served = new Set(told.match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)));
    for (const file of ['prometheus/alerts.yaml', 'grafana/adjudge.json']) {
      const text = readFileSync(path.join(import.meta.dirname, '../../../../deploy', file), 'utf8');
      const names = [...new Set(text.match(/\b(?:adjudge|process|nodejs)_\w+/g))];
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !served.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
      for (const [, label = ''] of text.matchAll(/(?:by|sum by|max by) \(([\w, ]+)\)/g))
        for (const one of label.split(', ').filter((name) => !['le', 'instance'].includes(name)))
          expect(told).toContain(`${one}="`);
    }
  });

  it('time responses by route, without user input in labels', async () => {
    await product.browser().get('/_api/made-up-by-somebody');
    await product.browser().get(`${ENDPOINTS.getAnalysis.path}?analysisId=${'x'.repeat(21)}`);
    const told = await read();
    expect(told).not.toContain('made-up-by-somebody');
    expect(told).not.toContain('xxxxx');
    const seen = ['adjudge_http_request_seconds_count', ENDPOINTS.getAnalysis.path, 'status="403"'] as const;
    expect(await figure(...seen)).toBe(1);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('are served only to this machine, not through a proxy', async () => {
    const asked = (options: object) => product.app.inject({ method: 'GET', url: '/metrics', ...options });
    expect((await asked({})).statusCode).toBe(200);
    expect((await asked({ remoteAddress: '203.0.113.5' })).statusCode).toBe(404);
    expect((await asked({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
    expect((await asked({ headers: { via: '1.1 proxy' } })).statusCode).toBe(404);
  });

  it('are served only with the token when one is set', async () => {
    const token = 'a token of the tests alone';
    const other = await testProduct({ metricsToken: token });
    try {
      const asked = (authorization?: string) =>
        other.app.inject({
          method: 'GET',
          url: '/metrics',
          remoteAddress: '203.0.113.5',
          headers: authorization === undefined ? {} : { authorization },
        });
      expect((await asked(`Bearer ${token}`)).statusCode).toBe(200);
      for (const wrong of [undefined, 'Bearer another token of tests', token])
        expect((await asked(wrong)).statusCode).toBe(404);
      expect((await other.browser().get('/metrics')).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
