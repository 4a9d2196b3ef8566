import { ENDPOINTS } from '@adjudge/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, contactMessages } from '../../src/db/schema.ts';
import { auditLogSeenBy, published, reading } from '../../src/testing/moderation.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { ADMINS, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let admin: TestBrowser;
let member: TestBrowser;
const [ADMIN = ''] = ADMINS;

beforeAll(async () => {
  product = await testProduct();
  admin = await product.admin();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await product.member();
  await product.database.db.delete(auditLog);
});

describe('public reports', () => {
  it('are listed with their owner and searchable', async () => {
    const analysisId = await published(product, member);
    await member.analyze(await png(), 'A private thing of this Monday.');
    const found = async (search: string) => {
      const answer = await admin.get(`${ENDPOINTS.publicReports.path}?search=${encodeURIComponent(search)}`);
      return ENDPOINTS.publicReports.response.parse(answer.json());
    };
    const { reports, totalCount } = await found(member.email);
    expect(totalCount).toBe(1);
    expect(reports).toMatchObject([
      { publicId: analysisId, owner: { email: member.email, status: 'active' }, grade: 'C' },
    ]);
    expect((await found('this sunday')).reports.map(({ publicId }) => publicId)).toContain(analysisId);
    expect((await found('this monday')).totalCount).toBe(0);
  });

  it('can be made private, and their owner can still read them', async () => {
    const analysisId = await published(product, member);
    await admin.post(ENDPOINTS.makePrivate.path, { analysisId });
    expect((await product.browser().get(reading(analysisId))).statusCode).toBe(403);
    expect((await member.get(reading(analysisId))).json().isPublic).toBe(false);
    expect(await auditLogSeenBy(admin)).toMatchObject([
      { action: 'analysis.make-private', subject: `analysis:${analysisId}`, actor: ADMIN },
    ]);
  });

  it('can be deleted with their files', async () => {
    const analysisId = await published(product, member);
    const before = await product.store.keys();
    const answer = await admin.post(ENDPOINTS.removeAnalysis.path, { analysisId });
    expect(answer.json()).toEqual({ success: true });
    expect((await member.get(reading(analysisId))).statusCode).toBe(403);
    expect((await product.store.keys()).length).toBeLessThan(before.length);
    expect(await auditLogSeenBy(admin)).toMatchObject([
      { action: 'analysis.delete', details: { wasPublic: true } },
    ]);
    expect((await admin.post(ENDPOINTS.removeAnalysis.path, { analysisId })).statusCode).toBe(404);
    expect(await auditLogSeenBy(admin)).toHaveLength(1);
  });
});

describe('support messages', () => {
  it('are open, oldest first, until they are handled, and can be reopened', async () => {
    await product.database.db.delete(contactMessages);
    const write = (subject: string) =>
      product.browser().post(ENDPOINTS.contact.path, {
        name: 'Mara',
        email: 'mara@example.com',
        subject,
        message: 'How long does a package last?',
      });
    await write('The first one');
    await write('The second one');
    const list = async (state: string) => {
      const answer = await admin.get(`${ENDPOINTS.contactMessages.path}?state=${state}`);
      return ENDPOINTS.contactMessages.response.parse(answer.json()).messages;
    };
    const [first] = await list('open');
    expect((await list('open')).map(({ subject }) => subject)).toEqual(['The first one', 'The second one']);
    const mark = (handled: boolean) =>
      admin.post(ENDPOINTS.markHandled.path, { messageId: first?.id, handled });
    await mark(true);
    expect((await list('open')).map(({ subject }) => subject)).toEqual(['The second one']);
    expect((await list('handled'))[0]?.handledAt).not.toBeNull();
    await mark(false);
    expect(await list('open')).toHaveLength(2);
    expect((await auditLogSeenBy(admin)).map(({ action }) => action)).toEqual([
      'message.reopened',
      'message.handled',
    ]);
  });
});
