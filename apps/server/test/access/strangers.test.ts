import { randomUUID } from 'node:crypto';
import { ENDPOINTS, presignedUploadSchema } from '@adjudge/contract';
import { count, eq } from 'drizzle-orm';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  analyses,
  auditLog,
  bulkItems,
  bulkRuns,
  campaigns,
  contactMessages,
  creatives,
  creditLedger,
  payments,
  sessions,
  uploads,
  users,
} from '../../src/db/schema.ts';
import { callsWithIds } from '../../src/testing/calls-with-ids.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { CALLS, CODES, PUBLIC_CALLS, type Owned } from './cross-account-calls.ts';

let product: TestProduct;
let owner: TestBrowser;
let stranger: TestBrowser;
let owned: Owned;
beforeAll(async () => {
  product = await testProduct();
  owner = await product.member();
  stranger = await product.member();
  const gradingKey = randomUUID();
  const sent = await owner.upload([await png()], { key: gradingKey });
  const analysis = ENDPOINTS.creativeAnalyze.response.parse(sent.json());
  await owner.post(ENDPOINTS.whatIf.path, { analysisId: analysis.analysisId });
  const form = await owner.post(ENDPOINTS.presignVideo.path, { fileName: 'a.mp4', fileType: 'video/mp4' });
  await owner.post(ENDPOINTS.contact.path, {
    name: 'The owner',
    email: owner.email,
    subject: 'A question',
    message: 'How long does a package last?',
  });
  const { db } = product.database;
  const [account] = await db.select().from(users).where(eq(users.email, owner.email));
  const [message] = await db.select().from(contactMessages);
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, account?.id ?? ''));
  const [payment] = await db
    .insert(payments)
    .values({
      userId: account?.id ?? null,
      provider: 'test',
      planName: 'Enterprise',
      quantity: 1,
      cents: 39_900,
      currency: 'usd',
      status: 'succeeded',
      settledAt: new Date(),
    })
    .returning();
  // Everyone gets a paid plan, so that its calls are refused only because of the id.
  await db.update(users).set({ isPaidUser: true, currentPlan: 'Enterprise' });
  const run = await owner.post(ENDPOINTS.createBulkRun.path, { name: 'Spring' });
  const ownRun = ENDPOINTS.createBulkRun.response.parse(run.json()).runId;
  await owner.upload([await png()], { path: `${ENDPOINTS.addBulkItem.path}?runId=${ownRun}` });
  const campaign = await owner.post(ENDPOINTS.createCampaign.path, { name: 'Spring' });
  owned = {
    analysis,
    gradingKey,
    userId: account?.id ?? '',
    s3Key: presignedUploadSchema.parse(form.json()).key,
    messageId: message?.id ?? '',
    paymentId: payment?.id ?? '',
    sessionId: session?.id ?? '',
    runId: ownRun,
    campaignId: ENDPOINTS.createCampaign.response.parse(campaign.json()).campaignId,
  };
});
afterAll(() => product.close());

/** Everything of other users that a call could have changed. */
async function everything(): Promise<unknown> {
  const { db } = product.database;
  const [ledger] = await db
    .select({ rows: count() })
    .from(creditLedger)
    .where(eq(creditLedger.userId, owned.userId));
  return {
    ledger,
    account: await db.select().from(users).where(eq(users.id, owned.userId)),
    analyses: await db.select().from(analyses),
    creatives: await db.select().from(creatives),
    uploads: await db.select().from(uploads),
    payments: await db.select().from(payments),
    sessions: await db.select().from(sessions).where(eq(sessions.id, owned.sessionId)),
    messages: await db.select().from(contactMessages),
    campaigns: await db.select().from(campaigns),
    runs: await db.select().from(bulkRuns),
    items: await db.select().from(bulkItems),
    audit: await db.select().from(auditLog),
    files: await product.store.keys(),
  };
}

it('CALLS and PUBLIC_CALLS cover every endpoint that takes an id', async () => {
  const found = await callsWithIds(product);
  expect(found.length).toBeGreaterThan(8);
  expect(found.toSorted()).toEqual([...Object.keys(CALLS), ...Object.keys(PUBLIC_CALLS)].toSorted());
});

describe('an id of another user', () => {
  it.each(Object.entries(CALLS))(
    'is refused without changing anything: %s',
    async (_call, { ask, refused, visitor }) => {
      const before = await everything();
      const answer = await ask(stranger, owned);
      expect([answer.statusCode, answer.json().code]).toEqual([refused, CODES[refused]]);
      const visited = await ask(product.browser(), owned);
      expect([visited.statusCode, visited.json().code]).toEqual([visitor, CODES[visitor]]);
      expect(await everything()).toEqual(before);
      for (const { body } of [answer, visited]) expect(body).not.toContain(owner.email);
    },
  );

  it.each(Object.entries(CALLS).filter(([call]) => !call.includes('/admin/')))(
    'gets the same response as an id that does not exist: %s',
    async (_call, { ask }) => {
      const absent: Owned = {
        ...owned,
        analysis: { ...owned.analysis, analysisId: 'x'.repeat(21) },
        paymentId: randomUUID(),
        sessionId: randomUUID(),
        runId: randomUUID(),
        campaignId: randomUUID(),
        gradingKey: randomUUID(),
        s3Key: `${owned.s3Key.slice(0, -1)}${owned.s3Key.endsWith('A') ? 'B' : 'A'}`,
      };
      const [theirs, nobodys] = [await ask(stranger, owned), await ask(stranger, absent)];
      const told = (answer: Response) => [
        answer.statusCode,
        { ...z.looseObject({}).parse(answer.json()), requestId: '' },
      ];
      expect(told(theirs)).toEqual(told(nobodys));
    },
  );

  it('is not listed for other users', async () => {
    const { analyses: listed } = ENDPOINTS.listAnalyses.response.parse(
      (await stranger.get(ENDPOINTS.listAnalyses.path)).json(),
    );
    expect(listed).toEqual([]);
  });
});

/** Without this test, a what-if picture could be refused simply because it does not exist. */
it('the same ids give their owner access to every GET endpoint', async () => {
  // The card exists only for public reports, even for their owner.
  const reads = Object.entries(CALLS).filter(
    ([call]) => call.startsWith('get ') && !call.endsWith('card.png'),
  );
  expect(reads).toHaveLength(8);
  for (const [call, { ask }] of reads) {
    expect([call, (await ask(owner, owned)).statusCode]).toEqual([call, 200]);
  }
});
