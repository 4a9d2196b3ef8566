import { ENDPOINTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GraderFailure } from '../../src/grader/grader.ts';
import { jobs } from '../../src/queue/job-table.ts';
import { png } from '../../src/testing/pictures.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { gated } from '../fixtures/first-look.ts';

let product: TestProduct;
let admin: TestBrowser;
let member: TestBrowser;

beforeAll(async () => {
  product = await testProduct();
  admin = await product.admin();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await product.member();
});

describe('the queue state', () => {
  it('shows waiting and active jobs and the state of the graders', async () => {
    const open = gated(product);
    const uploads = [];
    for (let each = 0; each < 3; each += 1) uploads.push(member.analyze(await png()));
    const state = async () =>
      ENDPOINTS.queueState.response.parse((await admin.get(ENDPOINTS.queueState.path)).json());
    await expect.poll(async () => (await state()).jobs).toMatchObject({ waiting: 1, active: 2 });
    expect(await state()).toMatchObject({ graders: 'ready', mostUnfinished: 32 });
    expect((await state()).oldestWaitingSince).not.toBeNull();
    open();
    await Promise.all(uploads);
    product.grader.setGrading(gradeImmediately);
    const done = await state();
    expect(done).toMatchObject({ jobs: { waiting: 0, active: 0 }, oldestWaitingSince: null });
    expect(done.jobs.completed).toBeGreaterThanOrEqual(3);
  });

  it('counts gradings that failed on our side, and not canceled ones', async () => {
    const finished = async () => {
      const answer = await admin.get(ENDPOINTS.queueState.path);
      const { completed, failed } = ENDPOINTS.queueState.response.parse(answer.json()).jobs;
      return [completed, failed];
    };
    const grade = async (error: Error | null): Promise<void> => {
      product.grader.setGrading(async (...what) => {
        if (error) throw error;
        return gradeImmediately(...what);
      });
      await member.upload([await png()]);
    };
    const { db } = product.database;
    await db.delete(jobs);
    await grade(null);
    expect(await finished()).toEqual([1, 0]);
    await grade(new CreativeError('undecodable', 'It is cut off.'));
    expect(await finished()).toEqual([2, 0]);
    await grade(new GraderFailure('time', { retry: false }));
    expect(await finished()).toEqual([2, 1]);
    product.grader.setGrading(gradeImmediately);
    await db.update(jobs).set({ state: 'cancelled' });
    expect(await finished()).toEqual([0, 0]);
  });
});
