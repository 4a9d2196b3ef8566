import { ENDPOINTS, LIMITS, TEXTS, UPLOAD_FORM_PATH } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AllowedUpload, SignedForms } from '../../src/store/signed-forms.ts';
import { formOf, postForm, presign } from '../../src/testing/large-video.ts';
import { beginsLike } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { storages } from '../../src/testing/test-storage.ts';

/** Forms that allow less than the real ones. */
class TenByteForms extends SignedForms {
  override read(fields: ReadonlyMap<string, string>): AllowedUpload {
    return { ...super.read(fields), most: 10 };
  }
}

const VIDEO = beginsLike('video/mp4', 'ad.mp4');

let product: TestProduct;
let member: TestBrowser;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await product.member();
});
afterEach(() => void vi.restoreAllMocks());

describe('posting a presigned form', () => {
  it('is refused when the body is not a form', async () => {
    const answer = await member.post(UPLOAD_FORM_PATH, {});
    expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.fileRequired]);
  });

  it('allows 25 MB plus the fields, and is refused unread above it', async () => {
    const { fields, key } = await presign(member);
    const most = LIMITS.videoBytes + 64 * 1024;
    const send = (bytes: number) =>
      member.send(UPLOAD_FORM_PATH, formOf(fields, VIDEO.bytes), { 'content-length': String(bytes) });
    const refused = await send(most + 1);
    expect([refused.statusCode, refused.json().error]).toEqual([413, TEXTS.videoLarge]);
    expect(await product.store.size(key)).toBeNull();
    expect((await send(most)).statusCode).toBe(204);
    expect(await product.store.size(key)).toBe(VIDEO.bytes.length);
  });

  it('stores no file from another field, and can be repeated', async () => {
    const { fields, key } = await presign(member);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('another', new Blob([Uint8Array.from(VIDEO.bytes)]), VIDEO.name);
    const sent = new Request('http://form', { method: 'POST', body: form });
    const answer = await member.send(UPLOAD_FORM_PATH, sent);
    expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.fileRequired]);
    expect(await product.store.size(key)).toBeNull();
    expect((await postForm(member, fields, VIDEO.bytes)).statusCode).toBe(204);
  });

  it('is described with the status that it answers', async () => {
    const { paths } = (await member.get('/openapi.json')).json();
    expect(Object.keys(paths[UPLOAD_FORM_PATH].post.responses)).toEqual(['204']);
  });

  it('accepts a file of one byte', async () => {
    const { fields, key } = await presign(member);
    expect((await postForm(member, fields, Buffer.from('x'))).statusCode).toBe(204);
    expect(await product.store.size(key)).toBe(1);
  });

  it('stores nothing if the form is revoked during the upload', async () => {
    const { fields, key } = await presign(member);
    const put = product.store.put.bind(product.store);
    vi.spyOn(product.store, 'put').mockImplementation(async (...what) => {
      for (let later = 0; later < 4; later += 1) await presign(member);
      await put(...what);
    });
    const answer = await postForm(member, fields, VIDEO.bytes);
    expect([answer.statusCode, answer.json().error]).toEqual([403, TEXTS.formRefused]);
    expect(await product.store.size(key)).toBeNull();
  });

  it('is possible with one credit left', async () => {
    await member.analyze(VIDEO);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 1 });
    expect((await presign(member)).key).toMatch(/^uploads\//);
  });

  it('uses the host name from the browser’s origin', async () => {
    const { path } = ENDPOINTS.presignVideo;
    const body = { fileName: 'ad.mp4', fileType: 'video/mp4' };
    const other = await member.post(path, body, { origin: 'http://127.0.0.1:3000' });
    expect(other.json().url).toBe(`http://127.0.0.1:3000${UPLOAD_FORM_PATH}`);
    expect((await presign(member)).url).toBe(`http://localhost:3000${UPLOAD_FORM_PATH}`);
  });
});

it('a form that allows ten bytes accepts ten and refuses eleven', async () => {
  const [files] = storages;
  const storage = await files!.open();
  const small = await testProduct({ storage: { ...storage, uploadForms: new TenByteForms('of the tests') } });
  const sender = await small.member();
  const [less, more] = [await presign(sender), await presign(sender)];
  expect((await postForm(sender, less.fields, Buffer.alloc(10))).statusCode).toBe(204);
  const refused = await postForm(sender, more.fields, Buffer.alloc(11));
  expect([refused.statusCode, refused.json().error]).toEqual([413, TEXTS.videoLarge]);
  expect(await small.store.size(more.key)).toBeNull();
  await small.close();
  await storage.close();
});
