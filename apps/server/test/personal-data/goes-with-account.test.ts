import { ENDPOINTS } from '@adjudge/contract';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../src/modules/accounts/index.ts';
import { bulkItems, contactMessages, creatives, discardedFiles, users } from '../../src/db/schema.ts';
import { BulkMember } from '../../src/testing/bulk-member.ts';
import { png } from '../../src/testing/pictures.ts';
import { PASSWORD, type TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const PATIENCE = { timeout: 20_000 };
const { path } = ENDPOINTS.deleteAccount;

let product: TestProduct;
const logged: { msg: string; err?: { message: string } }[] = [];
beforeAll(async () => {
  product = await testProduct({
    log: pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
});
afterAll(() => product.close());

describe('files of a deleted account', () => {
  it('are all removed, both graded and waiting bulk items', async () => {
    const { db } = product.database;
    const nora = await BulkMember.join(product);
    const graded = await nora.runs([await png('graded.png')]);
    await expect.poll(() => nora.states(graded), PATIENCE).toEqual(['done', 'graded']);
    await nora.adds(await nora.creates('Summer'), await png('waits.png'));
    const own = eq(creatives.userId, nora.userId);
    const [creative] = await db.select().from(creatives).where(own);
    const [item] = await db.select().from(bulkItems).where(eq(bulkItems.state, 'waiting'));
    expect((await nora.browser.post(path, { password: PASSWORD })).json()).toEqual({ success: true });
    expect(await product.store.keys()).toEqual([]);
    const discarded = (await db.select().from(discardedFiles)).map(({ storeKey }) => storeKey);
    expect(new Set(discarded)).toEqual(new Set([creative!.storeKey, item!.storeKey]));
  });

  it('are logged when their removal has to wait', async () => {
    const mara = await product.member();
    await mara.analyze(await png());
    const removal = vi
      .spyOn(product.store, 'removeWithParts')
      .mockRejectedValue(new Error('the store is away'));
    const answer = await mara.post(path, { password: PASSWORD });
    removal.mockRestore();
    expect(answer.json()).toEqual({ success: true });
    expect(logged).toMatchObject([
      { msg: 'files of a deleted account wait to be removed', err: { message: 'the store is away' } },
    ]);
  });
});

describe('an account with more creatives than a query has parameters', () => {
  it('can be deleted', { timeout: 60_000 }, async () => {
    const { db } = product.database;
    const { userId } = await BulkMember.join(product);
    const most = 2 ** 16;
    await db.execute(sql`
      insert into creatives (id, user_id, kind, store_key, media_type, file_name, bytes)
      select gen_random_uuid(), ${userId}::uuid, 'banner', 'many-' || i, 'image/png', 'ad.png', 1
      from generate_series(1, ${most}::int) i`);
    expect(await deleteAccount(db, userId)).toHaveLength(most);
    await db.delete(discardedFiles);
  });
});

describe('an account that is already deleted', () => {
  it('returns no files when deleted again', async () => {
    const { db } = product.database;
    const nora = await BulkMember.join(product);
    await nora.browser.post(path, { password: PASSWORD });
    expect(await deleteAccount(db, nora.userId)).toEqual([]);
  });
});

describe('support messages', () => {
  const written = (email: string, browser: TestBrowser) =>
    browser.post(ENDPOINTS.contact.path, {
      name: 'Mara Rossi',
      email,
      subject: 'A question of credits',
      message: 'How long does a package last? I buy in spring.',
    });
  const kept = async () =>
    (await product.database.db.select().from(contactMessages)).map(({ email }) => email);
  const leaves = async (browser: TestBrowser) => {
    const answer = await browser.post(path, { password: PASSWORD });
    expect(answer.statusCode).toBe(200);
  };

  it('are deleted with the account, including those sent from its verified email while signed out', async () => {
    const { db } = product.database;
    const mara = await product.member();
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, mara.email));
    await written('another-address@example.com', mara);
    await written(mara.email.toUpperCase(), product.browser());
    await written('somebody-else@example.com', product.browser());
    await leaves(mara);
    expect(await kept()).toEqual(['somebody-else@example.com']);
  });

  it('are kept when the account’s email is not verified', async () => {
    await product.database.db.delete(contactMessages);
    const claims = await product.member();
    await written(claims.email, product.browser());
    await leaves(claims);
    expect(await kept()).toEqual([claims.email]);
  });
});
