import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreativeStore } from '../../src/store/creative-store.ts';
import { newKey, newUploadKey, partKeyOf, thumbKeyOf } from '../../src/store/file-store.ts';
import { type TestStorage, storages } from '../../src/testing/test-storage.ts';

const bytes = (content: string) => new TextEncoder().encode(content);

describe.each(storages)('a creative store: $name', ({ open }) => {
  let storage: TestStorage;
  let store: CreativeStore;
  beforeAll(async () => {
    storage = await open();
    ({ store } = storage);
  });
  afterAll(() => storage.close());

  it('stores bytes and streams, and reads them in full or in part', async () => {
    const [first, second] = [newKey(), newKey()];
    await store.put(first, bytes('all of it'));
    await store.put(second, Readable.from([bytes('in '), bytes('pieces')]));
    expect(await store.size(first)).toBe(9);
    expect(Buffer.from(await store.read(second)).toString()).toBe('in pieces');
    const part = await store.open(first, { start: 4, end: 5 });
    expect(part && (await text(part))).toBe('of');
    const whole = await store.open(first);
    expect(whole && (await text(whole))).toBe('all of it');
  });

  it('stores nothing of a stream that fails', async () => {
    const key = newKey();
    const broken = Readable.from(
      (async function* () {
        yield bytes('half');
        throw new Error('cut off');
      })(),
    );
    await expect(store.put(key, broken)).rejects.toThrow('cut off');
    expect(await store.size(key)).toBeNull();
  });

  it('returns null or throws for missing files, and ignores their removal', async () => {
    const key = newKey();
    expect(await store.size(key)).toBeNull();
    expect(await store.open(key)).toBeNull();
    await expect(store.read(key)).rejects.toThrow(/no such file/i);
    await expect(store.move(key, newKey())).rejects.toThrow(/no such file|NoSuchKey|UnknownError/i);
    await store.remove(key);
    await store.removeWithParts(key);
  });

  it('moves an upload to another key', async () => {
    const [from, to] = [newUploadKey(), newKey()];
    await store.put(from, bytes('a film'));
    await store.move(from, to);
    expect(await store.size(from)).toBeNull();
    expect(Buffer.from(await store.read(to)).toString()).toBe('a film');
  });

  it('removes a file with its derived files, and nothing else', async () => {
    const [gone, stays] = [newKey(), newKey()];
    const parts = [gone, thumbKeyOf(gone), partKeyOf(gone, 'frame-1.jpg')];
    for (const key of [...parts, stays]) await store.put(key, bytes(key));
    expect(await store.keys()).toEqual(expect.arrayContaining([...parts, stays]));
    await store.removeWithParts(gone);
    const left = await store.keys();
    expect(parts.filter((key) => left.includes(key))).toEqual([]);
    expect(left).toContain(stays);
  });

  it.each(['../secret', 'ab/cd', '/etc/passwd', ''])('rejects the invalid key %j', async (key) => {
    await expect(store.put(key, bytes('x'))).rejects.toThrow('Not a key');
    await expect(store.read(key)).rejects.toThrow('Not a key');
  });

  it('passes its health check', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});
