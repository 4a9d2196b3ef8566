import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { UsageError } from './exit.ts';
import { type GradedItem, GraderProcess } from './grader-process.ts';
import { readJsonLines } from './json-lines.ts';
import { canonicalJson, writeFiles } from './output.ts';

const itemSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  file: z.string().min(1),
  copy: z.string().optional(),
});
type Item = z.infer<typeof itemSchema>;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, artifacts: { type: 'boolean' } },
  });
  const [manifest, ...more] = positionals;
  const out = values.out;
  if (!manifest || more.length > 0 || out === undefined)
    throw new UsageError('batch takes MANIFEST.jsonl --out DIR.');

  const items = checkIds(await readJsonLines(manifest, itemSchema));
  const open = items.filter((item) => !existsSync(path.join(out, item.id, 'report.json')));
  const failed = await gradeAll(open, {
    out,
    base: path.dirname(manifest),
    artifacts: values.artifacts ?? false,
  });
  process.stderr.write(
    `adjudge: ${items.length} in all, ${items.length - open.length} done before, ` +
      `${open.length - failed} graded, ${failed} with an error\n`,
  );
  return 0;
}

/** An id names a folder, so it must be one, and its own. */
function checkIds(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  for (const { id } of items) {
    if (!/^[\w.-]+$/.test(id) || /^\.+$/.test(id))
      throw new UsageError(`The id ‘${id}’ cannot be a folder name.`);
    if (seen.has(id)) throw new UsageError(`The id ‘${id}’ stands twice in the manifest.`);
    seen.add(id);
  }
  return items;
}

interface Job {
  readonly out: string;
  readonly base: string;
  readonly artifacts: boolean;
}

/** Grades with one process a core, each taking the next open item; gives the number of items that failed. */
async function gradeAll(items: readonly Item[], job: Job): Promise<number> {
  const queue = [...items];
  let failed = 0;
  const lane = async () => {
    const grader = new GraderProcess();
    for (let item = queue.shift(); item; item = queue.shift()) {
      const result = await gradeItem(grader, item, job);
      if (!result.ok) failed += 1;
      process.stderr.write(
        `${result.ok ? 'graded' : 'error '}  ${item.id}${result.ok ? '' : `  ${result.error}`}\n`,
      );
    }
    grader.stop();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), items.length) }, lane));
  return failed;
}

async function gradeItem(
  grader: GraderProcess,
  item: Item,
  { out, base, artifacts }: Job,
): Promise<GradedItem> {
  const file = path.resolve(base, item.file);
  const directory = path.join(out, item.id);
  const result = await readFile(file).then(
    () => grader.grade({ file, artifacts, ...(item.copy === undefined ? {} : { copy: item.copy }) }),
    (error: Error): GradedItem => ({ ok: false, error: error.message, code: 'unreadable' }),
  );
  if (!result.ok) {
    await writeFiles(
      directory,
      new Map([['error.json', canonicalJson({ error: result.error, code: result.code })]]),
    );
    return result;
  }
  await rm(path.join(directory, 'error.json'), { force: true });
  await writeFiles(
    directory,
    new Map<string, string | Uint8Array>([...result.files, ['report.json', result.report]]),
  );
  return result;
}
