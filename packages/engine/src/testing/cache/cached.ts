import { type Hash, createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheFolder } from './engine-state.ts';

/** Results by key, so that concurrent requests in this process share one measurement. */
const known = new Map<string, Promise<unknown>>();

/**
 * Caches a result per version of the engine (`engine-state.ts`): a commit that does not touch the engine reads it from
 * disk. In CI (`CI=true`) everything is measured each time.
 * @param asked everything that the result depends on besides the code
 * @param make must be pure and return a value that can be cloned
 * @param whole whether the result may be cached; results that a machine fault left incomplete must not persist
 */
export function cached<T>(
  name: string,
  asked: unknown,
  make: () => Promise<T>,
  whole: (made: T) => boolean = () => true,
): Promise<T> {
  const key = added(createHash('sha256'), [name, asked]).digest('hex').slice(0, 32);
  const result = (known.get(key) as Promise<T> | undefined) ?? cachedInFile(cacheFolder(), key, make, whole);
  known.set(key, result);
  result.catch(() => known.delete(key));
  return result;
}

/** Hashes by value. `serialize` would write equal integers in two ways, depending on how V8 holds them. */
function added(hash: Hash, asked: unknown): Hash {
  if (ArrayBuffer.isView(asked)) {
    const bytes = new Uint8Array(asked.buffer, asked.byteOffset, asked.byteLength);
    return hash.update(`bytes ${bytes.length} `).update(bytes);
  }
  if (typeof asked !== 'object' || asked === null) {
    const told = String(asked);
    return hash.update(`${typeof asked} ${told.length} ${told} `);
  }
  const parts = Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1));
  hash.update(`${Array.isArray(asked) ? 'list' : 'record'} ${parts.length} `);
  return parts.reduce((sum, [part, value]) => added(added(sum, part), value), hash);
}

/**
 * Reads the cached result from the file of that name, or makes and saves it.
 * @param folder of one version of the engine; its siblings, from other versions, are deleted. null: nothing is cached
 */
export async function cachedInFile<T>(
  folder: string | null,
  name: string,
  make: () => Promise<T>,
  whole: (made: T) => boolean = () => true,
): Promise<T> {
  if (folder === null) return make();
  const file = path.join(folder, name);
  if (existsSync(file)) return deserialize(await readFile(file)) as T;
  const made = await make();
  if (!whole(made)) return made;
  await mkdir(folder, { recursive: true });
  // Rename a finished file into place, since test files run in parallel.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(made));
  await rename(draft, file);
  const outdated = globSync(path.join(path.dirname(folder), '*')).filter((other) => other !== folder);
  await Promise.all(outdated.map((other) => rm(other, { recursive: true, force: true })));
  return made;
}
