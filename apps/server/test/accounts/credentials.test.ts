import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, mailedTokens } from '../../src/testing/mailed-token.ts';
import { PASSWORD } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { login, register, forgotPassword, resetPassword } = ENDPOINTS;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

describe('email addresses', () => {
  it('identify one account regardless of case and surrounding spaces', async () => {
    await product.browser().register('mara@example.com');
    for (const email of ['MARA@EXAMPLE.COM', '  Mara@Example.com\n', '\u3000mara@example.com']) {
      expect((await product.browser().register(email)).statusCode).toBe(409);
      expect((await product.browser().login(email)).json().user.email).toBe('mara@example.com');
    }
    await product.browser().post(forgotPassword.path, { email: 'MARA@example.com' });
    await mailedToken(product.mailer, { to: 'mara@example.com', page: '/reset-password' });
    expect(mailedTokens(product.mailer, 'MARA@example.com', '/reset-password')).toEqual([]);
  });

  it('identify another account with a plus suffix', async () => {
    await product.browser().register('plus@example.com');
    const answer = await product.browser().register('plus+ads@example.com');
    expect(answer.json().user.email).toBe('plus+ads@example.com');
  });

  it.each([
    ['full-width letters', 'ｍara@example.com'],
    ['a full-width host', 'mara@ｅxample.com'],
    ['a dotless i', 'mıra@example.com'],
    ['a Kelvin sign', 'mar\u212A@example.com'],
    ['a Cyrillic a', 'm\u0430ra@example.com'],
    ['a zero-width joiner', 'ma\u200Dra@example.com'],
    ['a trailing dot', 'mara@example.com.'],
    ['a dot before the @', 'mara.@example.com'],
    ['a second address', 'mara@example.com,eve@example.com'],
    ['a display name', 'Eve <mara@example.com>'],
    ['a header injection', 'mara@example.com\r\nBcc: eve@example.com'],
    ['a null byte', 'mara@example.com\0'],
    ['two @', 'mara@evil@example.com'],
  ])('are refused with %s', async (_name, email) => {
    const browser = product.browser();
    for (const [path, body] of [
      [register.path, { email, password: PASSWORD, displayName: 'Eve' }],
      [login.path, { email, password: PASSWORD }],
      [forgotPassword.path, { email }],
    ] as const) {
      const answer = await browser.post(path, body);
      expect([path, answer.statusCode, answer.json().error]).toEqual([path, 400, TEXTS.emailInvalid]);
    }
  });
});

describe('passwords', () => {
  const registering = (email: string, password: string) =>
    product.browser().post(register.path, { email, password, displayName: 'A' });

  it('are compared in full at 128 characters, and refused at 129', async () => {
    const long = `${'x'.repeat(126)}é!`;
    expect(long).toHaveLength(128);
    expect((await registering('long@example.com', long)).statusCode).toBe(200);
    expect((await product.browser().login('long@example.com', long.slice(0, -1))).statusCode).toBe(401);
    expect((await product.browser().login('long@example.com', long)).statusCode).toBe(200);
    const longer = await registering('longer@example.com', `${long}x`);
    expect([longer.statusCode, longer.json().error]).toEqual([400, TEXTS.passwordLong]);
  });

  it('include spaces and everything after a null byte', async () => {
    expect((await registering('zero@example.com', ' before\0after ')).statusCode).toBe(200);
    for (const wrong of [' before\0other ', 'before\0after'])
      expect((await product.browser().login('zero@example.com', wrong)).statusCode).toBe(401);
    expect((await product.browser().login('zero@example.com', ' before\0after ')).statusCode).toBe(200);
  });

  it.each([
    [login.path, { email: 'a@example.com' }, 'password'],
    [register.path, { email: 'a@example.com', displayName: 'A' }, 'password'],
    [resetPassword.path, { token: 'abc' }, 'newPassword'],
  ])('of a megabyte are refused quickly by %s', async (path, body, field) => {
    const began = performance.now();
    const nearly = await product.browser().post(path, { ...body, [field]: 'x'.repeat(1_000_000) });
    const over = await product.browser().post(path, { ...body, [field]: 'x'.repeat(1_100_000) });
    expect([nearly.statusCode, nearly.json().error]).toEqual([400, TEXTS.passwordLong]);
    expect(over.statusCode).toBe(413);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});
