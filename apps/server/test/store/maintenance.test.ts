import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMessages, discardedFiles } from '../../src/db/schema.ts';
import { newKey } from '../../src/store/file-store.ts';
import { maintain } from '../../src/testing/maintain.ts';
import { SUPPORT, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

describe('maintenance', () => {
  const storeKey = newKey();
  const remove = vi.fn<() => Promise<void>>();
  const isDiscarded = () => product.database.db.$count(discardedFiles, eq(discardedFiles.storeKey, storeKey));

  beforeEach(async () => {
    await product.database.db.insert(discardedFiles).values({ storeKey, discardedAt: new Date(0) });
    vi.useFakeTimers({ toFake: ['setInterval'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    remove.mockReset();
    await product.database.db.delete(discardedFiles);
  });

  /** On a store that removes files only as `remove` does. */
  const start = () =>
    maintain(product, {
      store: Object.assign(Object.create(product.store) as typeof product.store, { removeWithParts: remove }),
    });

  it('starts while the store is away, mails what waits, and removes the files later', async () => {
    const message = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Are you there?' };
    await product.database.db.insert(contactMessages).values(message);
    remove.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    const stop = start();
    await expect.poll(() => product.mailer.sent.map(({ to }) => to)).toContain(SUPPORT);
    await expect.poll(() => remove.mock.calls).toHaveLength(1);
    expect(await isDiscarded()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(isDiscarded).toBe(0);
    await stop();
  });

  it('starts before the store has answered, and waits for the answer instead of running again', async () => {
    let answer = (): void => {};
    remove.mockImplementation(() => new Promise((done) => (answer = done)));
    const stop = start();
    await expect.poll(() => remove.mock.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(180_000);
    answer();
    await stop();
    expect(remove.mock.calls).toHaveLength(1);
  });
});
