import { ENDPOINTS } from '@adjudge/contract';
import { afterEach, afterAll, beforeAll, expect, it, vi } from 'vitest';
import { png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
afterEach(() => void vi.restoreAllMocks());

it.each(['ENOSPC', 'EROFS'])(
  'an upload that cannot be stored (%s) gets 503 without a charge',
  async (code) => {
    const member = await product.member();
    const failure = Object.assign(new Error(`${code}: /srv/secret/place`), { code, syscall: 'write' });
    const put = vi.spyOn(product.store, 'put').mockRejectedValue(failure);
    const answer = await member.upload([await png()]);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy']);
    expect(answer.json().error).toBe(
      'We cannot store anything at the moment. Nothing was charged. Please try again in a few minutes.',
    );
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
    put.mockRestore();
    expect((await member.get(ENDPOINTS.listAnalyses.path)).json().totalCount).toBe(0);
    expect((await member.upload([await png()])).statusCode).toBe(200);
  },
);
