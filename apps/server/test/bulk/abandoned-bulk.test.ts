import { BULK_TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepBulk } from '../../src/modules/bulk/sweep-bulk.ts';
import { bulkRuns, discardedFiles } from '../../src/db/schema.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { BulkMember } from '../../src/testing/bulk-member.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;

describe.each(engines())('on $name', ({ open }) => {
  beforeAll(async () => {
    product = await testProduct({ database: await open() });
  });
  afterAll(() => product.close());
  afterEach(() => product.grader.setGrading(gradeImmediately));

  describe('abandoned bulk data', () => {
    it('expires: runs that never started after two days, files of failed items after thirty', async () => {
      const mara = await BulkMember.join(product);
      const { db } = product.database;
      await db.delete(discardedFiles);
      product.grader.setGrading(async () => Promise.reject(new GraderFailure('time', { retry: false })));
      const started = await mara.runs([await png('a.png')]);
      await expect.poll(() => mara.states(started), { timeout: 20_000 }).toEqual(['done', 'failed']);
      const unstarted = await mara.creates();
      await mara.adds(unstarted, await png());
      expect(await sweepBulk(db, Date.now() + 47 * 3600_000)).toBe(0);
      expect(await sweepBulk(db, Date.now() + 49 * 3600_000)).toBe(1);
      expect(await db.$count(bulkRuns, eq(bulkRuns.id, unstarted))).toBe(0);
      expect((await mara.sees(started)).items[0]?.mayResume).toBe(true);
      await sweepBulk(db, Date.now() + 31 * 24 * 3600_000);
      expect((await mara.sees(started)).items[0]).toMatchObject({
        state: 'failed',
        failure: BULK_TEXTS.fileExpired,
        mayResume: false,
      });
      expect(await db.$count(discardedFiles)).toBeGreaterThanOrEqual(2);
    });
  });
});
