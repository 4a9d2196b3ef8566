import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hintsSchema } from '@adjudge/engine/report';
import { z } from 'zod';
import { parseCommandLine } from './command-line.ts';
import { UsageError } from './exit.ts';
import { GraderProcess } from './grader-process.ts';
import type { GradedItem } from './grader-messages.ts';
import { readJsonLines } from './json-lines.ts';
import { canonicalJson, makeFolder, writeFiles } from './output.ts';
import { READER_OPTIONS, modelSettings, readerAffectsScore } from './model-settings.ts';

const itemSchema = hintsSchema.extend({
  id: z.union([z.string(), z.number()]).transform(String),
  file: z.string().min(1),
  copy: z.string().optional(),
  /** Path of a JSON file, relative to the manifest's folder. */
  told: z.string().min(1).optional(),
});
type Item = z.infer<typeof itemSchema>;

/** A grading process with all its models takes just under this much memory. */
const BYTES_PER_PROCESS = 1e9;

/** Leaves room for the file names in the folder on every file system. */
const LONGEST_ID = 200;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    out: { type: 'string' },
    artifacts: { type: 'boolean' },
    ...READER_OPTIONS,
  });
  const [manifest, ...more] = positionals;
  if (!manifest || more.length > 0 || !values.out)
    throw new UsageError('batch takes MANIFEST.jsonl --out DIR.');

  // Every grading process reads the settings again. Reading them here reports a wrong one once, before anything is graded.
  modelSettings('WRITER');
  const { reader } = values;
  modelSettings('READER', reader);
  readerAffectsScore();
  const items = checkIds(await readJsonLines(manifest, itemSchema));
  const job = { out: values.out, base: path.dirname(manifest), artifacts: values.artifacts ?? false, reader };
  await makeFolder(job.out);
  const open = items.filter((item) => !isDone(item, job));
  const failed = await gradeAll(open, job);
  process.stderr.write(
    `adjudge: ${items.length} in total, ${items.length - open.length} already done, ` +
      `${open.length - failed} graded, ${failed} failed\n`,
  );
  return 0;
}

/** The report is written last. If it exists, so do the artifact files of the same run. */
function isDone({ id }: Item, { out, artifacts }: Job): boolean {
  const has = (name: string) => existsSync(path.join(out, id, name));
  return has('report.json') && (!artifacts || has('artifacts.json'));
}

/** Each item gets a folder named by its id, so the id must be unique and a valid folder name. */
function checkIds(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  for (const { id } of items) {
    if (!/^[\w.-]+$/.test(id) || /^\.+$/.test(id) || id.length > LONGEST_ID)
      throw new UsageError(`The id ‘${id.slice(0, LONGEST_ID)}’ cannot be a folder name.`);
    if (seen.has(id)) throw new UsageError(`The id ‘${id}’ appears twice in the manifest.`);
    seen.add(id);
  }
  return items;
}

interface Job {
  readonly out: string;
  readonly base: string;
  readonly artifacts: boolean;
  readonly reader: string | undefined;
}

/** Grades in several processes, each taking the next item from the queue. @returns the number of items that failed */
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
  await Promise.all(Array.from({ length: Math.min(processCount(), items.length) }, lane));
  return failed;
}

/** One process per core, as far as memory allows. */
const processCount = (): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(process.availableMemory() / BYTES_PER_PROCESS)));

/** Leaves a report or an error in the item's folder, never both. */
async function gradeItem(
  grader: GraderProcess,
  { id, file, copy, told: toldFile, brand, objective, industry, audience }: Item,
  { out, base, artifacts, reader }: Job,
): Promise<GradedItem> {
  const directory = path.join(out, id);
  const result = await grader.grade({
    file: path.resolve(base, file),
    artifacts,
    userInput: {
      brand,
      objective,
      industry,
      audience,
      told: toldFile === undefined ? undefined : path.resolve(base, toldFile),
    },
    ...(copy === undefined ? {} : { copy }),
    ...(reader !== undefined && { reader }),
  });
  await rm(path.join(directory, result.ok ? 'error.json' : 'report.json'), { force: true });
  await writeFiles(directory, filesOf(result));
  return result;
}

function filesOf(result: GradedItem): ReadonlyMap<string, string | Uint8Array> {
  if (result.ok)
    return new Map<string, string | Uint8Array>([...result.files, ['report.json', result.report]]);
  return new Map([['error.json', canonicalJson({ error: result.error, code: result.code })]]);
}
