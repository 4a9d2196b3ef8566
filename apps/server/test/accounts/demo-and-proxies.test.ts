import { DEMO_ACCOUNT, ENDPOINTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { closeDemoAccount, openDemoAccount } from '../../src/modules/accounts/demo.ts';
import { Sessions } from '../../src/access/sessions.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const LOGIN = { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };

const logIn = async (product: TestProduct): Promise<number> => {
  const answer = await product.browser().post(ENDPOINTS.login.path, LOGIN);
  return answer.statusCode;
};

it('turning the demo off closes its account and sessions; turning it on opens the account again', async () => {
  const product = await testProduct();
  const { db } = product.database;
  await openDemoAccount(db);
  const visitor = product.browser();
  expect((await visitor.post(ENDPOINTS.login.path, LOGIN)).statusCode).toBe(200);
  await closeDemoAccount(db, new Sessions(db, 'any', []));
  expect((await visitor.get(ENDPOINTS.listAnalyses.path)).statusCode).toBe(401);
  expect(await logIn(product)).not.toBe(200);
  await openDemoAccount(db);
  expect(await logIn(product)).toBe(200);
  await product.close();
});

describe('sign-up limits for three customers behind one load balancer', () => {
  const statuses = async (trustProxy: string[] | number): Promise<number[]> => {
    const product = await testProduct({ trustProxy, rateLimits: { registration: { max: 1, seconds: 60 } } });
    const found: number[] = [];
    for (const person of [1, 2, 3]) {
      const answer = await product.app.inject({
        method: 'POST',
        url: ENDPOINTS.register.path,
        remoteAddress: '10.0.0.5',
        headers: { 'x-forwarded-for': `198.51.100.${person}` },
        payload: { email: `p${person}@example.com`, password: 'correct horse', displayName: 'A' },
      });
      found.push(answer.statusCode);
    }
    await product.close();
    return found;
  };

  it.each([[['10.0.0.0/8']], [1]])('are separate when the proxy is trusted as %j', async (trust) => {
    expect(await statuses(trust)).toEqual([200, 200, 200]);
  });

  it('are shared when the proxy is not trusted', async () => {
    expect(await statuses(['127.0.0.1'])).toEqual([200, 429, 429]);
  });
});
