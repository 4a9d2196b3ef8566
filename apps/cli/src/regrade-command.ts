import type { Gathered } from '@adjudge/engine';
import { z } from 'zod';
import { parseCommandLine } from './command-line.ts';
import { UsageError } from './exit.ts';
import { summary } from './grade-summary.ts';
import { canonicalJson } from './output.ts';
import { readText } from './read-input.ts';
import { USER_INPUT_OPTIONS, readUserInput } from './read-user-input.ts';

/** The parts of artifacts.json that are not measurements. Measurements are not checked: the engine that reads them wrote them. */
const artifactsFileSchema = z.looseObject({
  file: z.looseObject({ sha256: z.string(), bytes: z.number() }),
  fileName: z.string(),
  copy: z.looseObject({ text: z.string() }).optional(),
  failures: z.record(z.string(), z.string()),
  confidence: z.record(z.string(), z.number()),
});

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    ...USER_INPUT_OPTIONS,
    json: { type: 'boolean' },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('regrade takes one ARTIFACTS.json.');
  const { json, ...inputValues } = values;
  const told = await readUserInput(inputValues);
  if (!told)
    throw new UsageError(
      'regrade needs details about the creative: --told FILE, or options such as --brand.',
    );
  const { fileName, copy, measured } = parseArtifacts(file, await readText(file));
  const { regrade } = await import('@adjudge/engine');
  const { analysis } = regrade({ fileName, ...(copy !== undefined && { copy }) }, measured, told);
  process.stdout.write(json ? canonicalJson(analysis) : summary(analysis));
  return 0;
}

function parseArtifacts(
  file: string,
  text: string,
): { fileName: string; copy: string | undefined; measured: Gathered } {
  const refuse = (cause?: unknown): never => {
    throw new UsageError(`Not an artifacts.json from adjudge grade --artifacts: ${file}`, { cause });
  };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    return refuse(cause);
  }
  const kept = artifactsFileSchema.safeParse(json);
  if (!kept.success) return refuse(kept.error);
  const {
    fileName,
    failures,
    confidence,
    elements,
    elementsFound,
    told: _,
    durationSeconds: __,
    ...others
  } = kept.data;
  // Use the elements as they were found, not as the user corrected them in the earlier run.
  const found = elementsFound ?? elements;
  const artifacts = { ...others, ...(found !== undefined && { elements: found }) };
  const measured = { artifacts, failures, confidence } as unknown as Gathered;
  return { fileName, copy: kept.data.copy?.text, measured };
}
