import { LIMITS, TEXTS } from '@adjudge/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileStore, newUploadKey } from '../../store/file-store.ts';
import { beginsLike } from '../../testing/pictures.ts';
import { ingestUpload } from './ingest-upload.ts';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjudge-ingest-'));
  store = await FileStore.open(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const HEAD = beginsLike('video/mp4', 'ad.mp4').bytes.subarray(0, 16);
const film = (bytes: number): Buffer => Buffer.concat([HEAD, Buffer.alloc(bytes - HEAD.length)]);

async function put(content: Uint8Array): Promise<string> {
  const key = newUploadKey();
  await store.put(key, content);
  return key;
}

describe('ingestUpload', () => {
  it.each([
    ['a file of the maximum size', LIMITS.videoBytes, 63],
    ['a file shorter than the bytes it inspects', 16, 15],
  ])('stores %s under a new key after reading only its first bytes', async (_what, bytes, last) => {
    const key = await put(film(bytes));
    const opened = vi.spyOn(store, 'open');
    const { storeKey, ...taken } = await ingestUpload(store, key);
    expect(taken).toEqual({ type: 'mp4', bytes });
    expect(storeKey).toMatch(/^[a-f0-9]{2}\/[a-f0-9]{32}$/);
    expect(await store.keys()).toEqual([storeKey]);
    expect(opened.mock.calls).toEqual([[key, { start: 0, end: last }]]);
  });

  it.each<[string, () => Uint8Array, string, string]>([
    ['an empty file', () => new Uint8Array(), 'invalid', TEXTS.fileEmpty],
    ['a file one byte over the limit', () => film(LIMITS.videoBytes + 1), 'too-large', TEXTS.videoLarge],
    ['an HTML page', () => beginsLike('text/html', 'a').bytes, 'wrong-type', TEXTS.presignType],
    ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'wrong-type', TEXTS.presignType],
  ])('refuses and deletes %s', async (_what, content, code, message) => {
    const key = await put(content());
    await expect(ingestUpload(store, key)).rejects.toMatchObject({ code, message });
    expect(await store.keys()).toEqual([]);
  });

  it('reports a conflict when the file has not arrived yet', async () => {
    const missing = { code: 'conflict', message: TEXTS.uploadMissing };
    await expect(ingestUpload(store, newUploadKey())).rejects.toMatchObject(missing);
  });

  it('keeps the upload for a retry when the store fails', async () => {
    const key = await put(film(100));
    vi.spyOn(store, 'move').mockRejectedValue(new Error('EIO'));
    await expect(ingestUpload(store, key)).rejects.toThrow('EIO');
    expect(await store.keys()).toEqual([key]);
  });
});
