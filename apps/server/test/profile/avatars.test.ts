import { createServer } from 'node:net';
import { once } from 'node:events';
import { AVATAR_PATH, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadPicture } from '../../src/modules/profile/download-picture.ts';
import { avatars, users } from '../../src/db/schema.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let mara: TestBrowser;
const asked: string[] = [];
let answers: (url: string) => Promise<Uint8Array>;
beforeAll(async () => {
  product = await testProduct({
    download: (url) => {
      asked.push(url);
      return answers(url);
    },
  });
});
afterAll(() => product.close());
beforeEach(async () => {
  asked.length = 0;
  answers = async () => (await png()).bytes;
  mara = await product.member();
});
afterEach(() => void vi.useRealTimers());

const named = (avatarUrl: string | null) =>
  mara.post(ENDPOINTS.updateProfile.path, { displayName: 'Mara', avatarUrl });

describe('the avatar', () => {
  it('is downloaded once, resized to a square and served only to its owner', async () => {
    await named('https://pictures.example/m.png');
    const answer = await mara.get(AVATAR_PATH);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 128,
      height: 128,
      format: 'webp',
    });
    await mara.get(AVATAR_PATH);
    expect(asked).toEqual(['https://pictures.example/m.png']);
    expect((await product.browser().get(AVATAR_PATH)).statusCode).toBe(401);
    expect((await (await product.member()).get(AVATAR_PATH)).statusCode).toBe(404);
  });

  it('changes with its URL, and is deleted with it and with the account', async () => {
    await named('https://pictures.example/one.png');
    await mara.get(AVATAR_PATH);
    await named('https://pictures.example/two.png');
    await mara.get(AVATAR_PATH);
    expect(asked).toHaveLength(2);
    await named(null);
    expect((await mara.get(AVATAR_PATH)).statusCode).toBe(404);
    const { db } = product.database;
    await db.delete(users).where(eq(users.email, mara.email));
    expect(await db.$count(avatars, eq(avatars.url, 'https://pictures.example/two.png'))).toBe(0);
  });

  it.each([
    ['an HTML page', new TextEncoder().encode('<html>')],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a damaged picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('is missing for %s, and is not downloaded again for an hour', async (_what, bytes) => {
    answers = async () => bytes;
    await named('https://pictures.example/other');
    for (let turn = 0; turn < 2; turn += 1) expect((await mara.get(AVATAR_PATH)).statusCode).toBe(404);
    expect(asked).toHaveLength(1);
    answers = async () => (await png()).bytes;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect((await mara.get(AVATAR_PATH)).statusCode).toBe(200);
  });

  it('is not downloaded without https', async () => {
    await named('http://pictures.example/m.png');
    expect((await mara.get(AVATAR_PATH)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('downloadPicture', () => {
  it.each([
    'https://127.0.0.1/a.png',
    'https://localhost/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://10.0.0.7/a.png',
    'https://192.168.1.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/a.png',
    'https://2130706433/a.png',
  ])('refuses private addresses: %s', async (url) => {
    await expect(downloadPicture(url)).rejects.toThrow(/not allowed/);
  });

  it('refuses other ports', async () => {
    let knocked = 0;
    const door = createServer(() => (knocked += 1)).listen(0, '127.0.0.1');
    await once(door, 'listening');
    const at = door.address();
    if (at === null || typeof at === 'string') throw new Error('No port');
    for (const url of [`https://127.0.0.1:${at.port}/a.png`, `http://127.0.0.1:${at.port}/a.png`])
      await expect(downloadPicture(url)).rejects.toThrow('Not a plain https address');
    expect(knocked).toBe(0);
    door.close();
  });
});
