import { ENDPOINTS, UPLOAD_FORM_PATH } from '@adjudge/contract';
import { S3Client } from '@aws-sdk/client-s3';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Sessions } from '../../src/access/sessions.ts';
import { S3Forms } from '../../src/store/s3-forms.ts';
import { sweepUploads } from '../../src/modules/uploads/uploads.ts';
import { sessions, uploads, users } from '../../src/db/schema.ts';
import { formOf, presign } from '../../src/testing/large-video.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
afterEach(() => void vi.useRealTimers());

const later = (milliseconds: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

describe('a session', () => {
  const asks = (browser: TestBrowser) => browser.get(ENDPOINTS.session.path);

  it('expires after 30 days without use, in the cookie and on the server', async () => {
    const member = await product.member();
    const answer = await product.browser().login(member.email);
    const [cookie] = answer.cookies;
    expect(cookie?.maxAge).toBe(30 * 24 * 3600);
    later(30 * DAY - MINUTE);
    expect((await asks(member)).statusCode).toBe(200);
    vi.useRealTimers();
    const unused = await product.member();
    later(30 * DAY + MINUTE);
    expect((await asks(unused)).statusCode).toBe(401);
  });

  it('is deleted after it expires, and not while it is open', async () => {
    const { db } = product.database;
    const [ended, open] = [await product.member(), await product.member()];
    const of = async (browser: TestBrowser) => {
      const [account] = await db.select().from(users).where(eq(users.email, browser.email));
      return eq(sessions.userId, account?.id ?? '');
    };
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - MINUTE) })
      .where(await of(ended));
    await new Sessions(db, 'a secret of the tests, 32 characters', []).deleteExpired();
    expect(await db.$count(sessions, await of(ended))).toBe(0);
    expect(await db.$count(sessions, await of(open))).toBe(1);
  });
});

describe('a video upload form', () => {
  it('accepts no file after 15 minutes', async () => {
    const member = await product.member();
    const video = new Uint8Array(100).fill(7);
    const [early, late] = [await presign(member, 'early.mp4'), await presign(member, 'late.mp4')];
    later(15 * MINUTE - 5000);
    expect((await member.send(UPLOAD_FORM_PATH, formOf(early.fields, video))).statusCode).toBe(204);
    later(10_000);
    expect((await member.send(UPLOAD_FORM_PATH, formOf(late.fields, video))).statusCode).toBe(403);
  });

  it('has its expiration in the S3 policy', async () => {
    const client = new S3Client({
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      forcePathStyle: true,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    const forms = await S3Forms.open(client, { bucket: 'bucket', prefix: '' });
    const expiresAt = new Date(Date.now() + 15 * MINUTE);
    const { fields } = await forms.issue({ key: 'uploads/a', mediaType: 'video/mp4', expiresAt });
    const policy: unknown = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString('utf8'));
    const { expiration } = policy as { expiration: string };
    expect(Math.abs(Date.parse(expiration) - expiresAt.getTime())).toBeLessThan(2000);
  });

  it('is deleted with its file one hour after it expires, not before', async () => {
    const { store, database } = product;
    const member = await product.member();
    const { key, fields } = await presign(member);
    await member.send(UPLOAD_FORM_PATH, formOf(fields, new Uint8Array(100).fill(7)));
    const known = () => database.db.$count(uploads, eq(uploads.key, key));
    await sweepUploads({ db: database.db, store }, Date.now() + 74 * MINUTE);
    expect([await known(), await store.size(key)]).toEqual([1, 100]);
    await sweepUploads({ db: database.db, store }, Date.now() + 76 * MINUTE);
    expect([await known(), await store.size(key)]).toEqual([0, null]);
  });
});
