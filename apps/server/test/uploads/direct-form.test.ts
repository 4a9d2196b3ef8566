import { Readable } from 'node:stream';
import { ENDPOINTS, LIMITS, TEXTS, payloadTooLarge } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

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

const MEGABYTE = 1024 * 1024;
const { path: PATH } = ENDPOINTS.creativeAnalyze;
const letters = (count: number): string => 'x'.repeat(count);
const film = (bytes: number): Buffer => {
  const { bytes: head } = beginsLike('video/mp4', 'ad.mp4');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
};
/** A Matroska file with this document type. */
const matroska = (type: string): Buffer =>
  Buffer.concat([Buffer.from(`\x1A\x45\xDF\xA3${'\0'.repeat(27)}${type}`, 'latin1'), Buffer.alloc(300)]);

const before = (fieldName: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${fieldName}"; filename="ad.png"\r\n\r\n`;
const END = '\r\n--b--\r\n';

/** Posts a form piece by piece. */
const stream = (pieces: readonly (string | Uint8Array)[], headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: PATH,
    payload: Readable.from(pieces.map((piece) => Buffer.from(piece))),
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      cookie: `adjudge_session=${member.session}`,
      ...headers,
    },
  });

async function expectRefused(
  sent: () => ReturnType<typeof stream>,
  refusal: readonly [number, string],
): Promise<void> {
  const keys = await product.store.keys();
  const answer = await sent();
  expect([answer.statusCode, answer.json().error]).toEqual(refusal);
  expect(await product.store.keys()).toEqual(keys);
  expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
}

describe('a direct upload', () => {
  it('is refused when the body is not a form', () =>
    expectRefused(() => member.post(PATH, {}), [400, TEXTS.fileRequired]));

  it('is refused when the file has another field name', async () => {
    const { bytes } = await png();
    await expectRefused(() => stream([before('another'), bytes, END]), [400, TEXTS.fileRequired]);
  });

  it.each([
    ['Matroska', 'matroska', [415, TEXTS.fileType]],
    ['WebM', 'webm', [200, undefined]],
  ])('is accepted or refused by its document type: %s', async (_how, type, expected) => {
    const answer = await member.upload([{ name: 'ad.webm', bytes: matroska(type) }]);
    expect([answer.statusCode, answer.json().error]).toEqual(expected);
  });

  it('is recognized by its first 64 bytes, even in several chunks', async () => {
    const whole = matroska('webm');
    const pieces = [
      whole.subarray(0, 20),
      whole.subarray(20, 63),
      whole.subarray(63, 64),
      whole.subarray(64),
    ];
    const answer = await stream([before('creativeFile'), ...pieces, END]);
    expect([answer.statusCode, answer.json().creative]).toMatchObject([
      200,
      { type: 'video', bytes: whole.length },
    ]);
  });

  it('of an unknown type is refused without being written', async () => {
    let written = 0;
    const put = product.store.put.bind(product.store);
    vi.spyOn(product.store, 'put').mockImplementation((key, content) =>
      put(
        key,
        Readable.from(content).on('data', (chunk: Buffer) => (written += chunk.length)),
      ),
    );
    const page = { name: 'ad.png', bytes: Buffer.alloc(MEGABYTE, '<p>') };
    expect((await member.upload([page])).statusCode).toBe(415);
    expect(written).toBe(0);
  });
});

describe('the declared size of a direct upload', () => {
  const most = 7 * MEGABYTE;

  it('is refused above 7 MB without reading the upload', async () => {
    const { bytes } = await png();
    const form = [before('creativeFile'), bytes, END];
    const declared = { 'content-length': String(most + 1) };
    await expectRefused(() => stream(form, declared), [413, TEXTS.tooLarge]);
  });

  it('may be 7 MB or missing', async () => {
    const { bytes } = await png();
    const form = [before('creativeFile'), bytes, END];
    expect((await stream(form, { 'content-length': String(most) })).statusCode).toBe(200);
    expect((await stream(form)).statusCode).toBe(200);
  });
});

describe('the fields of a direct upload', () => {
  const half = LIMITS.directBytes / 2;

  it('may be 6 MB in total', async () => {
    const answer = await member.upload([await png()], { fields: { one: letters(half), two: letters(half) } });
    expect(answer.statusCode).toBe(200);
  });

  it('are refused one byte over the limit, and the file before them is removed', async () => {
    const { bytes } = await png();
    const field = (name: string, text: string): string =>
      `\r\n--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}`;
    const form = [
      before('creativeFile'),
      bytes,
      field('one', letters(half)),
      field('two', letters(half + 1)),
      END,
    ];
    await expectRefused(() => stream(form), [413, payloadTooLarge(LIMITS.directBytes + 1)]);
  });

  it('may fill up 6 MB together with a video', async () => {
    const bytes = film(LIMITS.directBytes - 1000);
    expect(
      (await member.upload([{ name: 'a.mp4', bytes }], { fields: { one: letters(1000) } })).statusCode,
    ).toBe(200);
  });

  it.each([
    ['one byte over 6 MB', LIMITS.directBytes - 1000, 1001, 'Payload size (6.0 MB)'],
    ['half a megabyte over 6 MB', half, 3.5 * MEGABYTE, 'Payload size (6.5 MB)'],
  ])('are refused with a video if they are %s', async (_what, video, text, size) => {
    const upload = () =>
      member.upload([{ name: 'a.mp4', bytes: film(video) }], { fields: { one: letters(text) } });
    const refusal = `${size} exceeds the 6MB limit. Please use a smaller or shorter video.`;
    await expectRefused(upload, [413, refusal]);
  });
});
