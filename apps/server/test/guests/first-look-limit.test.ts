import { ENDPOINTS, FIRST_LOOK_TEXTS, TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyses, creatives, users } from '../../src/db/schema.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import type { TestBrowser, UploadedFile } from '../../src/testing/test-browser.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { gated, look, looked, newVisitor, running } from '../fixtures/first-look.ts';

const A_DAY = 24 * 3600;

let product: TestProduct;
let visitor: TestBrowser;

describe.each(engines())('on $name', ({ open }) => {
  beforeAll(async () => {
    product = await testProduct({ database: await open() });
  });
  afterAll(() => product.close());
  beforeEach(() => {
    visitor = newVisitor(product);
    product.grader.graded.length = 0;
  });
  afterEach(() => product.grader.setGrading(gradeImmediately));

  describe('the limit on first looks', () => {
    it('is one per address and day, for each browser too', async () => {
      await looked(visitor);
      const again = await look(visitor);
      expect([again.statusCode, again.json().code, again.json().error]).toEqual([
        429,
        'too-many-requests',
        FIRST_LOOK_TEXTS.usedToday,
      ]);
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(A_DAY - 60);
      const stranger = product.browser();
      stranger.address = visitor.address;
      expect((await look(stranger)).statusCode).toBe(429);
      // A visitor who moves to another network is still the same person.
      visitor.address = newVisitor(product).address;
      expect((await look(visitor)).statusCode).toBe(429);
    });

    it('holds for concurrent requests', async () => {
      const other = product.browser();
      other.address = visitor.address;
      const answers = await Promise.all([look(visitor), look(other)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429]);
    });

    it.each<[string, () => UploadedFile, string, string]>([
      ['a video', () => beginsLike('video/mp4', 'ad.mp4'), 'wrong-type', FIRST_LOOK_TEXTS.videoNeedsAccount],
      ['a PDF', () => beginsLike('application/pdf', 'ad.pdf'), 'wrong-type', TEXTS.fileType],
    ])('is not used up by %s, and nothing is stored', async (_what, file, code, text) => {
      const [before, rows] = [
        await product.store.keys(),
        await product.database.db.$count(users, like(users.email, 'guest-%')),
      ];
      const answer = await look(visitor, file());
      expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([415, code, text]);
      expect(await product.store.keys()).toEqual(before);
      expect(await product.database.db.$count(users, like(users.email, 'guest-%'))).toBe(rows);
      expect((await look(visitor)).statusCode).toBe(200);
    });

    it('is not used up by a failed grading', async () => {
      product.grader.setGrading(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
      expect((await look(visitor)).statusCode).toBe(422);
      expect((await visitor.get(ENDPOINTS.keptFirstLook.path)).statusCode).toBe(404);
      product.grader.setGrading(gradeImmediately);
      expect((await look(visitor)).statusCode).toBe(200);
    });

    it('allows only spare capacity: refuses while another grading is waiting, and accepts later', async () => {
      const member = await product.member();
      const go = gated(product);
      const uploads = [1, 2, 3].map(async () => member.upload([await png()]));
      await running(product, 2);
      await vi.waitFor(async () => {
        const listed = await product.database.db.$count(creatives);
        expect(listed - (await product.database.db.$count(analyses))).toBe(3);
      });
      const before = await product.store.keys();
      const answer = await look(visitor);
      expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([
        503,
        'busy',
        FIRST_LOOK_TEXTS.noSpareCapacity,
      ]);
      expect(answer.headers['retry-after']).toBe('60');
      expect(await product.store.keys()).toEqual(before);
      go();
      await Promise.all(uploads);
      expect((await look(visitor)).statusCode).toBe(200);
    });
  });
});
