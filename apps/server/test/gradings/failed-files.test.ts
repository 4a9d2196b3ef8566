import { TEXTS } from '@adjudge/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpiredFailures } from '../../src/modules/gradings/failed-files.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it('a file that keeps failing is refused after three attempts, whatever its sender and name', async () => {
  const [member, other] = [await product.member(), await product.member()];
  const { bytes } = await png();
  product.grader.setGrading(async () => Promise.reject(new GraderFailure('time', { retry: false })));
  for (const name of ['a.png', 'b.png', 'c.png'])
    expect((await member.upload([{ name, bytes }])).statusCode).toBe(500);
  for (const sender of [member, other]) {
    const refused = await sender.upload([{ name: 'd.png', bytes }]);
    expect([refused.statusCode, refused.json().error]).toEqual([422, TEXTS.failsAgain]);
  }
  expect(product.grader.graded).toEqual(['a.png', 'b.png', 'c.png']);
  expect((await member.creditsLeft()).banner).toBe(3);

  product.grader.setGrading(gradeImmediately);
  const another = Buffer.concat([bytes, Buffer.from('!')]);
  expect((await member.upload([{ name: 'e.png', bytes: another }])).statusCode).toBe(200);
  await deleteExpiredFailures(product.database.db, Date.now() + 3_600_000);
  expect((await other.upload([{ name: 'f.png', bytes }])).statusCode).toBe(200);
});
