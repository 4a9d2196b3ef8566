import { ENDPOINTS, LIMITS, TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepUploads } from '../../src/modules/uploads/uploads.ts';
import { creatives, uploads } from '../../src/db/schema.ts';
import { removeOrphanFiles } from '../../src/store/orphan-files.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { postForm, presign, process } from '../../src/testing/large-video.ts';
import { beginsLike } from '../../src/testing/pictures.ts';
import { readEvents } from '../../src/testing/read-events.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
afterEach(() => product.grader.setGrading(gradeImmediately));

const { bytes: VIDEO } = beginsLike('video/mp4', 'ad.mp4');
const LARGE = Buffer.concat([VIDEO, Buffer.alloc(7 * 1024 * 1024)]);

/** A member who has uploaded a video to the store. */
async function uploaded(content: Uint8Array = VIDEO) {
  const member = await product.member();
  const form = await presign(member);
  const posted = await postForm(member, form.fields, content);
  if (posted.statusCode !== 204) throw new Error(posted.body);
  return { member, key: form.key, form };
}

describe('a video over 6 MB', () => {
  it('is uploaded with a presigned form, then graded', async () => {
    const { member, key } = await uploaded(LARGE);
    const answer = await process(member, key, '  Everything must go this Sunday. ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      kind: 'video-copy',
      adCopy: 'Everything must go this Sunday.',
      creative: { type: 'video', fileName: 'ad.mp4', bytes: LARGE.length },
    });
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 1 });
    expect(await product.store.size(key)).toBeNull();
  });

  it('streams its progress like other gradings', async () => {
    const { member, key } = await uploaded();
    const answer = await member.post(
      ENDPOINTS.processVideo.path,
      { s3Key: key },
      { accept: 'text/event-stream' },
    );
    expect(readEvents(answer.body).map(({ event }) => event)).toEqual(['progress', 'result']);
  });
});

describe('a presigned form', () => {
  it('requires a signed-in user', async () => {
    const answer = await product
      .browser()
      .post(ENDPOINTS.presignVideo.path, { fileName: 'a.mp4', fileType: 'video/mp4' });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    [{ fileName: 'a.avi', fileType: 'video/x-msvideo' }, TEXTS.presignType],
    [{ fileName: 'a.png', fileType: 'image/png' }, TEXTS.presignType],
    [{ fileName: 'a.mp4' }, TEXTS.presignType],
    [{ fileName: ' ', fileType: 'video/mp4' }, TEXTS.fileNameRequired],
  ])('is not issued for %j', async (body, text) => {
    const member = await product.member();
    const answer = await member.post(ENDPOINTS.presignVideo.path, body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
  });

  it('is not issued without a video credit', async () => {
    const member = await product.member();
    await member.analyze({ name: 'a.mp4', bytes: VIDEO });
    await member.analyze({ name: 'b.mp4', bytes: VIDEO });
    const answer = await member.post(ENDPOINTS.presignVideo.path, {
      fileName: 'a.mp4',
      fileType: 'video/mp4',
    });
    expect([answer.statusCode, answer.json().error]).toEqual([402, TEXTS.videoLimit]);
  });

  it.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
    ['a different key', (fields) => ({ ...fields, key: `uploads/${'0'.repeat(32)}` })],
    ['a different media type', (fields) => ({ ...fields, 'Content-Type': 'text/html' })],
    ['no signature', ({ signature: _gone, ...fields }) => fields],
    ['a truncated signature', (fields) => ({ ...fields, signature: fields['signature']?.slice(2) ?? '' })],
    ['a different signature', (fields) => ({ ...fields, signature: 'f'.repeat(64) })],
    [
      'a forged policy',
      (fields) => ({ ...fields, policy: Buffer.from('{"conditions":[]}').toString('base64') }),
    ],
  ])('is refused with %s, and nothing is stored', async (_what, change) => {
    const member = await product.member();
    const { fields, key } = await presign(member);
    const before = await product.store.keys();
    const answer = await postForm(member, change(fields), VIDEO);
    expect([answer.statusCode, answer.json().error]).toEqual([403, TEXTS.formRefused]);
    expect(await product.store.keys()).toEqual(before);
    expect(await product.store.size(key)).toBeNull();
  });

  it('works only once, even for concurrent posts', async () => {
    const member = await product.member();
    const { fields } = await presign(member);
    const answers = await Promise.all([1, 2].map(() => postForm(member, fields, LARGE)));
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect((await postForm(member, fields, VIDEO)).statusCode).toBe(409);
  });

  it.each([
    ['over 25 MB', LIMITS.videoBytes + 1, 413, TEXTS.videoLarge],
    ['far over 25 MB', LIMITS.videoBytes + 1024 * 1024, 413, TEXTS.videoLarge],
    ['of zero bytes', 0, 400, TEXTS.fileEmpty],
  ])('refuses a file %s, and can be used again', async (_what, size, status, text) => {
    const member = await product.member();
    const { fields, key } = await presign(member);
    const answer = await postForm(member, fields, Buffer.alloc(size));
    expect([answer.statusCode, answer.json().error]).toEqual([status, text]);
    expect(await product.store.size(key)).toBeNull();
    expect((await postForm(member, fields, VIDEO)).statusCode).toBe(204);
  });

  it('accepts a file of 25 MB', async () => {
    const { key } = await uploaded(Buffer.alloc(LIMITS.videoBytes));
    expect(await product.store.size(key)).toBe(LIMITS.videoBytes);
  });

  it('is revoked with its file after four newer forms', async () => {
    const { member, key, form } = await uploaded();
    for (let later = 0; later < 4; later += 1) await presign(member);
    expect(await product.store.size(key)).toBeNull();
    expect((await postForm(member, form.fields, VIDEO)).statusCode).toBe(409);
    expect((await process(member, key)).statusCode).toBe(409);
  });
});

describe('processing an upload', () => {
  it('is allowed only for the user it was issued to', async () => {
    const { member, key } = await uploaded();
    const stranger = await process(await product.member(), key);
    expect([stranger.statusCode, stranger.json().error]).toEqual([404, TEXTS.uploadAbsent]);
    expect((await process(product.browser(), key)).statusCode).toBe(401);
    expect((await process(member, key)).statusCode).toBe(200);
  });

  it('happens once for ten concurrent requests', async () => {
    const { member, key } = await uploaded();
    const answers = await Promise.all(Array.from({ length: 10 }, () => process(member, key)));
    const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    const again = await process(member, key);
    expect([again.statusCode, again.json().error]).toEqual([409, TEXTS.uploadUsed]);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 1 });
  });

  it('is refused until the file has arrived', async () => {
    const member = await product.member();
    const { fields, key } = await presign(member);
    const early = await process(member, key);
    expect([early.statusCode, early.json().error]).toEqual([409, TEXTS.uploadMissing]);
    await postForm(member, fields, VIDEO);
    expect((await process(member, key)).statusCode).toBe(200);
  });

  it.each(['', undefined, '../../etc/passwd', 'uploads/unknown'])(
    'is refused for the key %j',
    async (key) => {
      const member = await product.member();
      const answer = await member.post(ENDPOINTS.processVideo.path, { s3Key: key });
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  it('refuses and deletes HTML, a picture or an AVI named MP4', async () => {
    const avi = Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'), Buffer.alloc(100)]);
    for (const content of [beginsLike('text/html', 'a').bytes, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), avi]) {
      const { member, key } = await uploaded(content);
      const answer = await process(member, key);
      expect([answer.statusCode, answer.json().error]).toEqual([415, TEXTS.presignType]);
      expect(await product.store.size(key)).toBeNull();
      expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
    }
  });

  it('can be repeated after copy that is too short', async () => {
    const { member, key } = await uploaded();
    const answer = await process(member, key, 'short');
    expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.copyShort]);
    expect((await process(member, key)).statusCode).toBe(200);
  });

  it('without a credit is refused, and the upload is kept', async () => {
    const { member, key } = await uploaded();
    await member.analyze({ name: 'a.mp4', bytes: VIDEO });
    await member.analyze({ name: 'b.mp4', bytes: VIDEO });
    const answer = await process(member, key);
    expect([answer.statusCode, answer.json().error]).toEqual([402, TEXTS.videoLimit]);
    expect(await product.store.size(key)).toBe(VIDEO.length);
    expect((await process(member, key)).statusCode).toBe(402);
  });

  it('that fails refunds the credit and stores nothing', async () => {
    const { member, key } = await uploaded();
    product.grader.setGrading(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
    const before = (await product.store.keys()).filter((other) => other !== key);
    expect((await process(member, key)).statusCode).toBe(422);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
    expect(await product.store.keys()).toEqual(before);
  });
});

describe('video credits', () => {
  it('are shared by direct and large uploads: 2 of 8 concurrent ones are graded', async () => {
    const member = await product.member();
    const keys: string[] = [];
    for (let one = 0; one < 4; one += 1) {
      const { fields, key } = await presign(member);
      await postForm(member, fields, VIDEO);
      keys.push(key);
    }
    const answers = await Promise.all([
      ...keys.map((key) => process(member, key)),
      ...keys.map((key) => member.upload([{ name: `${key}.mp4`, bytes: VIDEO }])),
    ]);
    const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, ...Array<number>(6).fill(402)]);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 0 });
  });
});

describe('an unprocessed upload', () => {
  const tools = () => ({ db: product.database.db, store: product.store });
  const hours = (count: number): number => Date.now() + count * 3_600_000;

  it('is deleted once its form has expired, and not before', async () => {
    const { key } = await uploaded();
    await sweepUploads(tools(), hours(1));
    expect(await product.store.size(key)).toBe(VIDEO.length);
    await sweepUploads(tools(), hours(1.5));
    expect(await product.store.size(key)).toBeNull();
    expect(await product.database.db.$count(uploads, eq(uploads.key, key))).toBe(0);
  });

  it('is not treated as an orphan file while its form is valid', async () => {
    const { member, key } = await uploaded();
    expect(await removeOrphanFiles(tools())).toBe(0);
    expect((await process(member, key)).statusCode).toBe(200);
    expect(await product.database.db.$count(creatives, eq(creatives.storeKey, key))).toBe(0);
  });
});
