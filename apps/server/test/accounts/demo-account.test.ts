import { ACCOUNT_DATA_PATH, ACCOUNT_TEXTS, DEMO_ACCOUNT, ENDPOINTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { openDemoAccount } from '../../src/modules/accounts/demo.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const FULL = { banner: 3, video: 2 };

async function anybody(product: TestProduct): Promise<TestBrowser> {
  const browser = product.browser();
  await browser.login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  return browser;
}

describe('the shared demo account', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct({ demo: true });
    await openDemoAccount(product.database.db);
  });
  afterAll(() => product.close());

  it('has its trial credits again after every grading, even after one failed', async () => {
    const demo = await anybody(product);
    for (let times = 0; times < 5; times += 1) await demo.analyze(await png());
    expect(await demo.creditsLeft()).toEqual(FULL);
    product.grader.setGrading(async () => {
      throw new CreativeError('undecodable', 'It is cut off.');
    });
    await demo.upload([await png()]);
    product.grader.setGrading(gradeImmediately);
    // The credit that a failed grading gives back is used up before the account is refilled.
    expect(await demo.creditsLeft()).toEqual({ ...FULL, banner: 4 });
    await demo.analyze(await png());
    expect(await demo.creditsLeft()).toEqual(FULL);
  });

  it('shows no visitor the data of the others, and lets none decide for them', async () => {
    const [demo, other] = [await anybody(product), await anybody(product)];
    const listed = ENDPOINTS.listSessions.response.parse(
      (await demo.get(ENDPOINTS.listSessions.path)).json(),
    ).sessions;
    const sessionId = listed.find(({ current }) => !current)?.id;
    for (const answer of [
      await demo.get(ACCOUNT_DATA_PATH),
      await demo.post(ENDPOINTS.endSession.path, { sessionId }),
      await demo.post(ENDPOINTS.endOtherSessions.path, {}),
      await demo.post(ENDPOINTS.updateProfile.path, { displayName: 'Mine', avatarUrl: null }),
      await demo.post(ENDPOINTS.saveReaderConsent.path, { agrees: true }),
      await demo.post(ENDPOINTS.saveReportBrand.path, { color: '#0c5a3c' }),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([403, ACCOUNT_TEXTS.demoShared]);
    expect((await other.get(ENDPOINTS.session.path)).json().user.displayName).toBe('Demo');
  });

  it('stays open to other visitors after many wrong passwords from one address', async () => {
    const stranger = product.browser();
    stranger.address = '203.0.113.9';
    const codes = new Set<number>();
    for (let tries = 0; tries < 11; tries += 1) {
      codes.add((await stranger.login(DEMO_ACCOUNT.email.toUpperCase(), 'a wrong one')).statusCode);
    }
    expect([...codes]).toEqual([401, 429]);
    const visitor = await product.browser().login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    expect(visitor.statusCode).toBe(200);
  });

  it('does not refill other accounts', async () => {
    const member = await product.member();
    await member.analyze(await png());
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });
});

describe('an account with the demo email on a server without a demo', () => {
  it('keeps neither a consent nor a brand once the demo is turned on', async () => {
    const product = await testProduct();
    const { db } = product.database;
    await openDemoAccount(db);
    await db.update(users).set({ isPaidUser: true });
    const demo = await anybody(product);
    await demo.post(ENDPOINTS.saveReaderConsent.path, { agrees: true });
    await demo.post(ENDPOINTS.saveReportBrand.path, { color: '#0c5a3c' });
    await openDemoAccount(db);
    expect((await demo.get(ENDPOINTS.readerConsent.path)).json()).toEqual({ agrees: false });
    expect((await demo.get(ENDPOINTS.reportBrand.path)).json()).toEqual({ logo: null, color: null });
    await product.close();
  });

  it('spends its credits like any other, and is refilled once the demo is turned on', async () => {
    const product = await testProduct();
    const { db } = product.database;
    await openDemoAccount(db);
    const demo = await anybody(product);
    await demo.analyze(await png());
    expect(await demo.creditsLeft()).toEqual({ banner: 2, video: 2 });
    await openDemoAccount(db);
    expect(await demo.creditsLeft()).toEqual(FULL);
    await product.close();
  });
});
