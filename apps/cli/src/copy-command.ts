import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CreativeError, gradeCopy } from '@adjudge/engine';
import { z } from 'zod';
import { UsageError } from './exit.ts';
import { readJsonLines } from './json-lines.ts';
import { canonicalJson } from './output.ts';

const lineSchema = z.object({ id: z.union([z.string(), z.number()]).transform(String), text: z.string() });

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { batch: { type: 'string' }, 'copy-file': { type: 'string' }, json: { type: 'boolean' } },
  });
  if (values.batch !== undefined) {
    for (const line of await readJsonLines(values.batch, lineSchema)) process.stdout.write(batchLine(line));
    return 0;
  }
  const text =
    values['copy-file'] === undefined ? positionals.join(' ') : await readFile(values['copy-file'], 'utf8');
  if (!text.trim()) throw new UsageError('copy takes a TEXT, --copy-file FILE or --batch FILE.jsonl.');
  const graded = gradeCopy(text);
  if (values.json) process.stdout.write(canonicalJson(graded));
  else process.stdout.write(`${graded.score}  ${graded.grade}\n`);
  return 0;
}

/** One line out for one line in, also for a text that cannot be graded. */
function batchLine({ id, text }: z.infer<typeof lineSchema>): string {
  try {
    return `${JSON.stringify({ id, ...gradeCopy(text) })}\n`;
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    return `${JSON.stringify({ id, score: null, error: error.message, code: error.code })}\n`;
  }
}
