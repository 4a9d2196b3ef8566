import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../../src/testing/buyer.ts';
import { mailedToken } from '../../src/testing/mailed-token.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const TRIAL = { banner: 3, video: 2 };
const NONE = { banner: 0, video: 0 };

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ trialNeedsEmail: true });
});
afterAll(() => product.close());

const userOf = async (browser: ReturnType<TestProduct['browser']>) =>
  ENDPOINTS.session.response.parse((await browser.get(ENDPOINTS.session.path)).json()).user;

describe('the free trial when mail is enabled', () => {
  it('starts when the email is verified, and only once', async () => {
    const member = await product.member();
    expect(await userOf(member)).toMatchObject({ usageRemaining: NONE, trialWaits: true });
    const refused = await member.upload([await png()]);
    expect([refused.statusCode, refused.json().error]).toEqual([402, TEXTS.trialWaits]);
    // Clients recognize a 402 by these words.
    expect(refused.json().error).toContain('usage limit reached');
    const film = { fileName: 'ad.mp4', fileType: 'video/mp4' };
    const large = await member.post(ENDPOINTS.presignVideo.path, film);
    expect([large.statusCode, large.json().error]).toEqual([402, TEXTS.trialWaits]);
    const token = await mailedToken(product.mailer, { to: member.email, page: '/verify-email' });
    await product.browser().post(ENDPOINTS.verifyEmail.path, { token });
    expect(await userOf(member)).toMatchObject({ usageRemaining: TRIAL, trialWaits: false });
    await product.browser().post(ENDPOINTS.forgotPassword.path, { email: member.email });
    const reset = await mailedToken(product.mailer, { to: member.email, page: '/reset-password' });
    const newPassword = 'another horse battery';
    await product.browser().post(ENDPOINTS.resetPassword.path, { token: reset, newPassword });
    await member.login(member.email, newPassword);
    expect((await userOf(member)).usageRemaining).toEqual(TRIAL);
    for (let turn = 0; turn < 3; turn += 1) await member.analyze(await png());
    const used = await member.upload([await png()]);
    expect(used.json().error).toBe(TEXTS.bannerLimit);
  });

  it('starts when the password is reset by mail', async () => {
    const member = await product.member();
    await product.browser().post(ENDPOINTS.forgotPassword.path, { email: member.email });
    const token = await mailedToken(product.mailer, { to: member.email, page: '/reset-password' });
    const newPassword = 'another horse battery';
    await product.browser().post(ENDPOINTS.resetPassword.path, { token, newPassword });
    await member.login(member.email, newPassword);
    expect((await userOf(member)).usageRemaining).toEqual(TRIAL);
  });

  it('deducts a first look taken over from a guest', async () => {
    const guest = product.browser();
    guest.address = '203.0.113.77';
    expect((await guest.upload([await png()], { path: ENDPOINTS.firstLook.path })).statusCode).toBe(200);
    await guest.register('first-look@example.com');
    expect(await userOf(guest)).toMatchObject({ usageRemaining: NONE, trialWaits: true });
    // What is bought while the trial waits stays whole.
    await buy(guest, 'Banner Package');
    expect((await userOf(guest)).usageRemaining).toEqual({ banner: 30, video: 0 });
    const token = await mailedToken(product.mailer, { to: guest.email, page: '/verify-email' });
    await guest.post(ENDPOINTS.verifyEmail.path, { token });
    expect((await userOf(guest)).usageRemaining).toEqual({ banner: 32, video: 2 });
    const { entries } = (await guest.get(ENDPOINTS.listCredits.path)).json();
    expect(
      entries.map(({ amount, cause }: { amount: number; cause: { of: string } }) => [amount, cause.of]),
    ).toEqual([
      [2, 'sign-up'],
      [2, 'sign-up'],
      [30, 'purchase'],
      [-1, 'grading'],
      [1, 'sign-up'],
    ]);
  });

  it('is whole after a first look that failed', async () => {
    product.grader.setGrading(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
    const guest = product.browser();
    guest.address = '203.0.113.78';
    expect((await guest.upload([await png()], { path: ENDPOINTS.firstLook.path })).statusCode).toBe(422);
    product.grader.setGrading(gradeImmediately);
    await guest.register('failed-look@example.com');
    expect(await userOf(guest)).toMatchObject({ usageRemaining: NONE, trialWaits: true });
    const token = await mailedToken(product.mailer, { to: guest.email, page: '/verify-email' });
    await guest.post(ENDPOINTS.verifyEmail.path, { token });
    expect((await userOf(guest)).usageRemaining).toEqual(TRIAL);
  });
});

describe('a common password', () => {
  it.each(['password', 'Password1', '1234567890', 'IloveYou', 'qwertyuiop'])(
    'is refused at sign-up, change and reset: %s',
    async (common) => {
      const told = [400, TEXTS.passwordCommon];
      const email = `common-${common.toLowerCase()}@example.com`;
      const registration = { email, password: common, displayName: 'A' };
      const registered = await product.browser().post(ENDPOINTS.register.path, registration);
      expect([registered.statusCode, registered.json().error]).toEqual(told);
      const member = await product.member();
      const changed = await member.post(ENDPOINTS.changePassword.path, {
        currentPassword: 'correct horse battery',
        newPassword: common,
        confirmNewPassword: common,
      });
      expect([changed.statusCode, changed.json().error]).toEqual(told);
      await product.browser().post(ENDPOINTS.forgotPassword.path, { email: member.email });
      const token = await mailedToken(product.mailer, { to: member.email, page: '/reset-password' });
      const reset = () =>
        product.browser().post(ENDPOINTS.resetPassword.path, { token, newPassword: common });
      expect([(await reset()).statusCode, (await reset()).json().error]).toEqual(told);
    },
  );
});
