import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { identityOf, ownerTag } from '@adjudge/engine/process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileStore, newKey, newUploadKey } from './file-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const unfinished = (): string[] => readdirSync(path.join(folder, 'unfinished'));

it('a second server on the same folder keeps unfinished files of the first', async () => {
  const first = await FileStore.open(folder);
  let goOn = (): void => {};
  const more = new Promise<void>((done) => (goOn = done));
  const slow = Readable.from(
    (async function* () {
      yield Buffer.from('half ');
      await more;
      yield Buffer.from('a film');
    })(),
  );
  const key = newKey();
  const kept = first.put(key, slow);
  await expect.poll(() => unfinished().length).toBe(1);
  const second = await FileStore.open(folder);
  goOn();
  await kept;
  expect(Buffer.from(await second.read(key)).toString()).toBe('half a film');
});

it('FileStore.open deletes unfinished files of a killed server', async () => {
  mkdirSync(path.join(folder, 'unfinished'));
  const { pid, start } = identityOf(process.pid);
  const killed = `${ownerTag({ pid, start: `1${start}` })}-0`;
  for (const name of [killed, `${ownerTag()}-1`])
    writeFileSync(path.join(folder, 'unfinished', name), 'half');
  await FileStore.open(folder);
  expect(unfinished()).toEqual([`${ownerTag()}-1`]);
});

it('lists only its own folders, because the folder of a mounted disk has others', async () => {
  const store = await FileStore.open(folder);
  const keys = [newKey(), newUploadKey()];
  for (const key of keys) await store.put(key, Buffer.from('a film'));
  for (const name of ['lost+found', 'quota.user']) writeFileSync(path.join(folder, name), 'not ours');
  expect((await store.keys()).toSorted()).toEqual(keys.toSorted());
});
