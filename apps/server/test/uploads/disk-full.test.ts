import { S3ServiceException } from '@aws-sdk/client-s3';
import { ENDPOINTS } from '@adjudge/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { presign, postForm } from '../../src/testing/large-video.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let logged: unknown[] = [];
beforeAll(async () => {
  product = await testProduct({
    log: pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
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

describe('an upload during an outage', () => {
  const slowDown = new S3ServiceException({
    name: 'SlowDown',
    $fault: 'server',
    $metadata: {},
    message: 'Later',
  });
  const noKeys = Object.assign(new Error('Could not load credentials'), { name: 'CredentialsProviderError' });
  const restart = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const { bytes: VIDEO } = beginsLike('video/mp4', 'ad.mp4');

  it.each([
    ['the store is overloaded', slowDown, 500, 'Something went wrong on our side. Please try again.', 1],
    ['the store has no keys', noKeys, 500, 'Something went wrong on our side. Please try again.', 1],
    [
      'the database restarts',
      new DrizzleQueryError('update uploads', [], restart),
      503,
      'We are restarting a part of our service. Please try again in a few seconds.',
      0,
    ],
  ])('is not called cut off: %s', async (_what, fault, status, text, errors) => {
    const member = await product.member();
    const { fields } = await presign(member);
    vi.spyOn(product.store, 'put').mockRejectedValue(fault);
    logged = [];
    for (const answer of [await member.upload([await png()]), await postForm(member, fields, VIDEO)])
      expect([answer.statusCode, answer.json().error]).toEqual([status, text]);
    expect(logged).toHaveLength(2 * errors);
  });
});
