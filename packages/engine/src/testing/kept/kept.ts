import { type Hash, createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { keptWhere } from './engine-state.ts';

/** Of this process: what is asked twice at once is measured once. */
const known = new Map<string, Promise<unknown>>();

/**
 * What was measured of something, measured once for each state of the engine (`engine-state.ts`): a commit that leaves
 * the engine alone reads it again. On the machine that checks every commit (`CI=true`) everything is measured each time.
 * @param asked all that the result depends on beside the code
 * @param make pure: what it gives can be cloned, and nothing is told on the way
 * @param whole whether it may be kept: what a fault of the machine left out must not last
 */
export function kept<T>(
  name: string,
  asked: unknown,
  make: () => Promise<T>,
  whole: (made: T) => boolean = () => true,
): Promise<T> {
  const key = added(createHash('sha256'), [name, asked]).digest('hex').slice(0, 32);
  const result = (known.get(key) as Promise<T> | undefined) ?? keptInFile(keptWhere(), key, make, whole);
  known.set(key, result);
  result.catch(() => known.delete(key));
  return result;
}

/** By value: `serialize` writes a whole number in two ways, by how the engine came to hold it. */
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
 * What the file of that name holds; else what `make` gives, which is then kept there.
 * @param folder of one state of the engine, beside which those of other states lie: they go; null: nothing is kept
 */
export async function keptInFile<T>(
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
  // Whole at once: test files run beside each other.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(made));
  await rename(draft, file);
  const outdated = globSync(path.join(path.dirname(folder), '*')).filter((other) => other !== folder);
  await Promise.all(outdated.map((other) => rm(other, { recursive: true, force: true })));
  return made;
}
