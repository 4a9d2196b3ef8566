import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isAbandoned, ownerTag } from '@adjudge/engine/process';
import type { ByteRange } from './byte-range.ts';
import type { CreativeStore, StoredFile } from './creative-store.ts';

const KEY =
  /^(?:[a-f0-9]{2}\/[a-f0-9]{32}(\.thumb|\.measured|\.[a-z0-9-]{1,80}\.jpg)?|uploads\/[a-f0-9]{32})$/;

/** The folder may be a disk of its own, with folders of the system that nobody may read. */
const KEY_FOLDER = /^(?:[a-f0-9]{2}|uploads)$/;

export const isStoreKey = (key: string): boolean => KEY.test(key);

/** A key that reveals nothing about the file or its owner. Two levels keep any folder from growing without bound. */
export function newKey(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

/** Where a browser uploads a file directly, until the file is moved to a key of its own. */
export const newUploadKey = (): string => `uploads/${randomBytes(16).toString('hex')}`;

export const thumbKeyOf = (key: string): string => `${key}.thumb`;

export const measuredKeyOf = (key: string): string => `${key}.measured`;

/** The key of a picture that was made from the file; `name` ends in .jpg. */
export const partKeyOf = (key: string, name: string): string => `${key}.${name}`;

/** The key of the file that a part was made from. */
export const ownerKeyOf = (key: string): string => key.split('.', 1)[0] ?? key;

/** Files in a local folder. A file is written as a draft and renamed, so that it appears complete or not at all. */
export class FileStore implements CreativeStore {
  readonly shared = false;
  readonly #folder: string;
  readonly #unfinished: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#unfinished = path.join(folder, 'unfinished');
  }

  /** Creates the folder and removes drafts of killed processes. Other servers may be writing there now. */
  static async open(folder: string): Promise<FileStore> {
    const store = new FileStore(folder);
    await mkdir(store.#unfinished, { recursive: true, mode: 0o700 });
    await store.#dropAbandoned();
    return store;
  }

  async #dropAbandoned(): Promise<void> {
    for (const name of await readdir(this.#unfinished)) {
      const draft = path.join(this.#unfinished, name);
      if (isAbandoned(draft)) await rm(draft, { force: true });
    }
  }

  #newDraft(): string {
    return path.join(this.#unfinished, `${ownerTag()}-${randomUUID()}`);
  }

  async put(key: string, content: Readable | Uint8Array): Promise<void> {
    const target = this.#path(key);
    const draft = this.#newDraft();
    try {
      const source = content instanceof Uint8Array ? Readable.from([content]) : content;
      await pipeline(source, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async size(key: string): Promise<number | null> {
    return (await stat(this.#path(key)).catch(nullIfMissing))?.size ?? null;
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    const file = await open(this.#path(key)).catch(nullIfMissing);
    return file?.createReadStream(range) ?? null;
  }

  async read(key: string): Promise<Uint8Array> {
    return readFile(this.#path(key));
  }

  async move(from: string, to: string): Promise<void> {
    const target = this.#path(to);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(this.#path(from), target);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async removeWithParts(key: string): Promise<void> {
    const target = this.#path(key);
    const names = await readdir(path.dirname(target)).catch(nullIfMissing);
    const own = (names ?? []).filter((name) => ownerKeyOf(name) === path.basename(target));
    for (const name of own) await rm(path.join(path.dirname(target), name), { force: true });
  }

  async *pages(): AsyncGenerator<readonly StoredFile[]> {
    const folders = (await readdir(this.#folder)).filter((name) => KEY_FOLDER.test(name));
    for (const folder of folders) {
      const keys = (await readdir(path.join(this.#folder, folder))).map((name) => `${folder}/${name}`);
      const found = await Promise.all(
        keys.filter(isStoreKey).map(async (key) => {
          const file = await stat(this.#path(key)).catch(nullIfMissing);
          return file && { key, changedAt: file.mtime };
        }),
      );
      yield found.filter((file) => file !== null);
    }
  }

  async keys(): Promise<string[]> {
    return (await Array.fromAsync(this.pages())).flat().map(({ key }) => key);
  }

  async check(): Promise<void> {
    const probe = this.#newDraft();
    await writeFile(probe, 'ok');
    await rm(probe);
  }

  #path(key: string): string {
    if (!isStoreKey(key)) throw new Error('Not a key of the creative store');
    return path.join(this.#folder, key);
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
