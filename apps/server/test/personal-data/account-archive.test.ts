import { ACCOUNT_DATA_PATH, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  analyses,
  avatars,
  bulkItems,
  bulkRuns,
  campaigns,
  contactMessages,
  creatives,
  identities,
  payments,
  sessions,
  uploads,
  users,
} from '../../src/db/schema.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GIB = 1024 ** 3;
const STORED = 0;
const DEFLATED = 8;
const A_MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const MONDAY = '2026-03-02T10:00:00.000Z';
const TUESDAY = '2026-03-03T11:30:00.000Z';
const WEDNESDAY = '2026-03-04T12:45:00.000Z';

let product: TestProduct;
let mara: TestBrowser;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  mara = await product.member();
});

/** Opens the archive as its owner would: the files, how each was packed, and the overview's content. */
async function download(browser = mara) {
  const answer = await browser.get(ACCOUNT_DATA_PATH);
  const packed: Record<string, number> = {};
  const files = unzipSync(new Uint8Array(answer.rawPayload), {
    filter: ({ name, compression }) => {
      packed[name] = compression;
      return true;
    },
  });
  return { answer, files, packed, overview: JSON.parse(strFromU8(files['account.json']!)) };
}

/** Inserts one row of every kind that is stored about a user. */
async function fill({ email }: TestBrowser): Promise<void> {
  const { db } = product.database;
  const [account] = await db.select().from(users).where(eq(users.email, email));
  const userId = account!.id;
  const createdAt = new Date(MONDAY);
  const [tuesday, wednesday] = [new Date(TUESDAY), new Date(WEDNESDAY)];
  await db
    .update(sessions)
    .set({ userAgent: FIREFOX, createdAt, expiresAt: new Date('2100-01-01') })
    .where(eq(sessions.userId, userId));
  await db.update(users).set({ readerConsentAt: tuesday }).where(eq(users.id, userId));
  await db.insert(identities).values({ userId, issuer: 'https://id.example', subject: email, createdAt });
  await db.insert(payments).values({
    userId,
    provider: 'stripe',
    providerId: `intent of ${email}`,
    planName: 'Banner Package',
    quantity: 2,
    cents: 1398,
    currency: 'usd',
    status: 'refunded',
    failure: 'told to nobody',
    refundedCents: 1398,
    createdAt,
    settledAt: tuesday,
    refundedAt: wednesday,
  });
  await db.insert(contactMessages).values({
    userId,
    name: 'Mara',
    email,
    subject: 'Credits',
    message: 'How long do they last?',
    createdAt,
  });
  await db.insert(campaigns).values({ userId, name: 'Spring', createdAt });
  const [run] = await db.insert(bulkRuns).values({ userId, name: 'Sale', createdAt }).returning();
  await db.insert(bulkRuns).values({ userId, name: 'Empty', createdAt: tuesday });
  const item = { userId, runId: run!.id, kind: 'banner', mediaType: 'image/png', bytes: 7 } as const;
  await db.insert(bulkItems).values([
    { ...item, position: 1, fileName: 'b.png', state: 'failed', failure: 'It cannot be read.' },
    { ...item, position: 0, fileName: 'a.png', storeKey: `a of ${email}`, adCopy: 'Only this week.' },
  ]);
  await db
    .insert(uploads)
    .values({ userId, key: `upload of ${email}`, fileName: 'ad.mp4', createdAt, expiresAt: tuesday });
}

describe('the account data archive', () => {
  it('is a ZIP of everything stored, with creatives and without secrets', async () => {
    const picture = await png('spring.png');
    const { analysisId } = await mara.analyze(picture, 'Everything must go this Sunday.');
    await mara.post(ENDPOINTS.renameCreative.path, { analysisId, name: 'Sunday sale' });
    await mara.post(ENDPOINTS.createCampaign.path, { name: 'Spring' });
    await (await product.member()).analyze(await png('theirs.png'));
    const { answer, files, overview } = await download();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="adjudge-data-[\d-]+\.zip"$/),
      'cache-control': 'no-store',
    });
    const creative = `creatives/${analysisId}.png`;
    expect(Object.keys(files)).toEqual([
      'account.json',
      `analyses/${analysisId}.json`,
      `measurements/${analysisId}.json.gz`,
      creative,
    ]);
    expect(Buffer.from(files[creative]!)).toEqual(Buffer.from(picture.bytes));
    expect(overview).toMatchObject({
      account: { email: mara.email, displayName: 'A Member' },
      sessions: [{ device: 'Unknown device' }],
      credits: [{ amount: 3 }, { amount: 2 }, { amount: -1 }],
      payments: [],
      messages: [],
      campaigns: [{ name: 'Spring' }],
      analyses: [{ id: analysisId, name: 'Sunday sale', fileName: 'spring.png', file: creative }],
    });
    expect(JSON.parse(strFromU8(files[`analyses/${analysisId}.json`]!)).data.adCopy).toBe(
      'Everything must go this Sunday.',
    );
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('');
    expect(text).not.toMatch(/passwordHash|tokenHash|argon2|storeKey/);
  });

  it('lists all other stored data, and nothing of other users', async () => {
    await fill(mara);
    await fill(await product.member());
    const { email } = mara;
    expect((await download()).overview).toEqual({
      account: {
        displayName: 'A Member',
        avatarUrl: null,
        email,
        emailVerified: false,
        role: 'user',
        joinDate: A_MOMENT,
        accountStatus: 'active',
        currentPlan: 'Free Trial',
        hasPassword: true,
        isPaidUser: false,
        readerConsentAt: TUESDAY,
      },
      signInProviders: [{ issuer: 'https://id.example', subject: email, createdAt: MONDAY }],
      sessions: [
        {
          device: 'Firefox on Linux',
          userAgent: FIREFOX,
          createdAt: MONDAY,
          lastSeenAt: A_MOMENT,
          expiresAt: A_MOMENT,
        },
      ],
      credits: [
        { createdAt: A_MOMENT, kind: 'banner', amount: 3, reason: expect.stringMatching(/^sign-?up/) },
        { createdAt: A_MOMENT, kind: 'video', amount: 2, reason: expect.stringMatching(/^sign-?up/) },
      ],
      payments: [
        {
          id: expect.any(String),
          provider: 'stripe',
          providerId: `intent of ${email}`,
          planName: 'Banner Package',
          quantity: 2,
          cents: 1398,
          currency: 'usd',
          status: 'refunded',
          refundedCents: 1398,
          createdAt: MONDAY,
          settledAt: TUESDAY,
          refundedAt: WEDNESDAY,
        },
      ],
      messages: [
        { name: 'Mara', email, subject: 'Credits', message: 'How long do they last?', createdAt: MONDAY },
      ],
      campaigns: [{ name: 'Spring', createdAt: MONDAY }],
      bulkRuns: [
        {
          run: 'Sale',
          createdAt: MONDAY,
          fileName: 'a.png',
          adCopy: 'Only this week.',
          state: 'waiting',
          failure: null,
        },
        {
          run: 'Sale',
          createdAt: MONDAY,
          fileName: 'b.png',
          adCopy: null,
          state: 'failed',
          failure: 'It cannot be read.',
        },
        { run: 'Empty', createdAt: TUESDAY, fileName: null, adCopy: null, state: null, failure: null },
      ],
      reportBrand: { logo: null, color: null },
      uploads: [{ fileName: 'ad.mp4', createdAt: MONDAY, expiresAt: TUESDAY }],
      analyses: [],
    });
  });

  it('has messages that were written signed out, once the address is verified', async () => {
    const { db } = product.database;
    const written = { name: 'Mara', email: mara.email, subject: 'Sign-in', message: 'I cannot sign in.' };
    await db.insert(contactMessages).values(written);
    expect((await download()).overview.messages).toEqual([]);
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, mara.email));
    expect((await download()).overview.messages).toMatchObject([written]);
  });

  it('has the copy of the picture that the account names', async () => {
    const { db } = product.database;
    const [account] = await db.select().from(users).where(eq(users.email, mara.email));
    const picture = Buffer.from('a picture');
    await db
      .insert(avatars)
      .values({ userId: account!.id, url: 'https://example.com/me.png', picture, fetchedAt: new Date() });
    const { files } = await download();
    expect(strFromU8(files['picture.webp'] ?? new Uint8Array())).toBe('a picture');
  });

  it('compresses text, and stores pictures and measurements uncompressed', async () => {
    const { analysisId } = await mara.analyze(await png());
    expect((await download()).packed).toEqual({
      'account.json': DEFLATED,
      [`analyses/${analysisId}.json`]: DEFLATED,
      [`measurements/${analysisId}.json.gz`]: STORED,
      [`creatives/${analysisId}.png`]: STORED,
    });
  });

  it('includes creatives up to 3 GB, and lists the others', async () => {
    const { db } = product.database;
    const ids: string[] = [];
    for (const [name, bytes] of [
      ['first.png', 2 * GIB - 1],
      ['fits.png', GIB + 1],
      ['beyond.png', 1],
    ] as const) {
      const { analysisId } = await mara.analyze(await png(name));
      ids.push(analysisId);
      await db.update(creatives).set({ bytes }).where(eq(creatives.fileName, name));
    }
    const [first, fits, beyond] = ids;
    await db.update(analyses).set({ measured: false }).where(eq(analyses.id, first!));
    const { files, overview } = await download();
    expect(Object.keys(files)).toEqual([
      'account.json',
      `analyses/${first}.json`,
      `creatives/${first}.png`,
      `analyses/${fits}.json`,
      `measurements/${fits}.json.gz`,
      `creatives/${fits}.png`,
      `analyses/${beyond}.json`,
      `measurements/${beyond}.json.gz`,
    ]);
    expect(overview.analyses).toMatchObject([
      { fileName: 'first.png', file: `creatives/${first}.png` },
      { fileName: 'fits.png', file: `creatives/${fits}.png` },
      { fileName: 'beyond.png', bytes: 1, file: null },
    ]);
  });

  it('is limited to six downloads in ten minutes per account', async () => {
    const times = async (count: number, browser: TestBrowser) => {
      const codes = [];
      for (let time = 0; time < count; time += 1)
        codes.push((await browser.get(ACCOUNT_DATA_PATH)).statusCode);
      return codes;
    };
    expect(await times(7, mara)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await times(1, await product.member())).toEqual([200]);
  });

  it('is described in the OpenAPI document', async () => {
    const { paths } = (await mara.get('/openapi.json')).json();
    expect(paths[ACCOUNT_DATA_PATH].get.description).toBe(
      'A ZIP: account.json, picture.webp, analyses/*.json, measurements/*.json.gz, creatives/*.',
    );
  });
});
