import { LIMITS } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, newUploadKey } from '../../src/store/file-store.ts';
import { orphanFiles, removeOrphanFiles } from '../../src/store/orphan-files.ts';
import { formOf, presign, process } from '../../src/testing/large-video.ts';
import { beginsLike } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { openSharedS3, openTestS3, s3Endpoint } from '../../src/testing/test-storage.ts';

const { bytes: HEAD } = beginsLike('video/mp4', 'ad.mp4');
const LARGE = Buffer.concat([HEAD, Buffer.alloc(7 * 1024 * 1024, 7)]);

type Fields = Readonly<Record<string, string>>;

/** Posts as a browser does: directly to the store, without the server in between. */
async function post(url: string, fields: Fields, content: Uint8Array): Promise<number> {
  const form = formOf(fields, content);
  const answer = await fetch(url, { method: 'POST', headers: form.headers, body: await form.blob() });
  await answer.arrayBuffer();
  return answer.status;
}

describe.skipIf(s3Endpoint === undefined)('large videos in an S3 store', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct({ storage: await openTestS3(s3Endpoint ?? '') });
  });
  afterAll(() => product.close());

  it('are uploaded by the browser to the store, graded and served in parts', async () => {
    const member = await product.member();
    const { url, fields, key } = await presign(member);
    expect(new URL(url).origin).toBe(s3Endpoint);
    expect(await post(url, fields, LARGE)).toBe(204);
    const answer = await process(member, key);
    expect(answer.json()).toMatchObject({ kind: 'video', creative: { bytes: LARGE.length } });
    const part = await member.get(answer.json().creative.url, { range: `bytes=${HEAD.length}-` });
    expect([part.statusCode, part.rawPayload[0], part.rawPayload.length]).toEqual([206, 7, 7 * 1024 * 1024]);
    const thumb = await member.get(`${answer.json().creative.url}?size=thumb`);
    expect(thumb.body).toBe('thumbnail');
  });

  it('cannot be replaced through their form after processing', async () => {
    const member = await product.member();
    const { url, fields, key } = await presign(member);
    await post(url, fields, LARGE);
    const { creative } = (await process(member, key)).json();
    await post(url, fields, HEAD);
    const kept = await member.get(creative.url);
    expect(kept.rawPayload.length).toBe(LARGE.length);
    expect((await process(member, key)).statusCode).toBe(409);
  });

  it.each<[string, (fields: Fields) => Fields, Uint8Array]>([
    ['a different key', (fields) => ({ ...fields, key: newUploadKey() }), HEAD],
    ['a different media type', (fields) => ({ ...fields, 'Content-Type': 'text/html' }), HEAD],
    ['a different signature', (fields) => ({ ...fields, 'X-Amz-Signature': 'f'.repeat(64) }), HEAD],
    ['no policy', ({ Policy: _gone, ...fields }) => fields, HEAD],
    ['a file over 25 MB', (fields) => fields, Buffer.alloc(LIMITS.videoBytes + 1)],
    ['an empty file', (fields) => fields, new Uint8Array()],
  ])('are refused by the store for a form with %s', async (_what, change, content) => {
    const { url, fields, key } = await presign(await product.member());
    const status = await post(url, change(fields), content);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await product.store.size(key)).toBeNull();
  });

  it('are refused by the store for an expired form', async () => {
    const storage = await openTestS3(s3Endpoint ?? '');
    const key = newUploadKey();
    const { url, fields } = await storage.uploadForms.issue({
      key,
      mediaType: 'video/mp4',
      expiresAt: new Date(),
      origin: '',
    });
    await new Promise((done) => setTimeout(done, 2500));
    expect(await post(url, fields, HEAD)).toBe(403);
  });

  it('are stored and deleted together with small ones', async () => {
    const member = await product.member();
    const { creative, analysisId } = await member.analyze({ name: 'small.mp4', bytes: HEAD });
    expect((await member.get(creative.url)).rawPayload).toEqual(Buffer.from(HEAD));
    const before = (await product.store.keys()).length;
    await member.post('/_api/analysis/delete', { analysisId });
    expect((await product.store.keys()).length).toBe(before - 3);
  });

  it('are allowed by the content security policy', async () => {
    const { headers } = await product.browser().get('/healthz');
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${s3Endpoint}`);
  });
});

describe.skipIf(s3Endpoint === undefined)('orphan files in an S3 bucket', () => {
  const DAY = 24 * 3_600_000;
  const aDayOn = { least: DAY, now: Date.now() + DAY + 60_000 };

  it('are deleted after a day, only under the prefix of this installation', async () => {
    const [storage, other, bare] = await openSharedS3(s3Endpoint ?? '', ['ads/', 'other/', '']);
    const product = await testProduct({ storage: storage! });
    const kept = { db: product.database.db, store: product.store };
    const member = await product.member();
    const { url, fields, key } = await presign(member);
    expect(await post(url, fields, HEAD)).toBe(204);
    const { creative } = (await process(member, key)).json();
    const waiting = await presign(member);
    await post(waiting.url, waiting.fields, HEAD);
    const orphan = newKey();
    for (const { store } of [storage!, other!, bare!]) await store.put(orphan, HEAD);

    expect(await removeOrphanFiles(kept, { least: DAY })).toBe(0);
    expect(await Array.fromAsync(orphanFiles(kept, aDayOn))).toEqual([orphan]);
    expect(await removeOrphanFiles(kept, aDayOn)).toBe(1);
    expect(await storage!.store.size(orphan)).toBeNull();
    expect(await other!.store.size(orphan)).toBe(HEAD.length);
    expect([storage!.store.shared, bare!.store.shared]).toEqual([false, true]);
    expect((await member.get(creative.url)).statusCode).toBe(200);
    expect((await process(member, waiting.key)).statusCode).toBe(200);
    await product.close();
  });
});
