import { describeRank } from '@adjudge/contract';
import type { CopyGrade } from '@adjudge/engine';
import { CreativeError } from '@adjudge/engine/intake';
import { z } from 'zod';
import { parseCommandLine } from './command-line.ts';
import { UsageError } from './exit.ts';
import { readJsonLines } from './json-lines.ts';
import { canonicalJson } from './output.ts';
import { readText } from './read-input.ts';

const lineSchema = z.object({ id: z.union([z.string(), z.number()]).transform(String), text: z.string() });

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    batch: { type: 'string' },
    'copy-file': { type: 'string' },
    json: { type: 'boolean' },
  });
  const sources = [values.batch, values['copy-file'], positionals[0]].filter(
    (source) => source !== undefined,
  );
  if (sources.length > 1) throw new UsageError('Give only one of TEXT, --copy-file and --batch.');
  if (values.batch !== undefined) {
    const lines = await readJsonLines(values.batch, lineSchema);
    const { gradeCopy } = await import('@adjudge/engine');
    for (const line of lines) process.stdout.write(batchLine(line, gradeCopy));
    return 0;
  }
  if (sources.length === 0)
    throw new UsageError('copy takes a TEXT, --copy-file FILE or --batch FILE.jsonl.');
  const text =
    values['copy-file'] === undefined ? positionals.join(' ') : await readText(values['copy-file']);
  const { gradeCopy } = await import('@adjudge/engine');
  const graded = gradeCopy(text);
  if (values.json) process.stdout.write(canonicalJson(graded));
  else process.stdout.write(formatCopyGrade(graded));
  return 0;
}

const formatCopyGrade = ({ score, grade, percentile }: CopyGrade): string =>
  `${score ?? 'no score'}  ${grade}${percentile ? `  ${describeRank(percentile)}` : ''}\n`;

/** Prints one line per input line, even for text that cannot be graded. */
function batchLine({ id, text }: z.infer<typeof lineSchema>, gradeCopy: (text: string) => CopyGrade): string {
  try {
    const graded = gradeCopy(text);
    // Keep only the score of every audit: the lines are for sorting and filtering thousands of texts.
    const audits = Object.fromEntries(graded.audits.map(({ id: audit, score }) => [audit, score]));
    return `${JSON.stringify({ id, ...graded, audits })}\n`;
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    return `${JSON.stringify({ id, score: null, error: error.message, code: error.code })}\n`;
  }
}
