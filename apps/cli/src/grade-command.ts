import { parseCommandLine } from './command-line.ts';
import { BELOW_MINIMUM, UsageError } from './exit.ts';
import { summary } from './grade-summary.ts';
import { canonicalJson, writeFiles } from './output.ts';
import { readCopy, readCreative } from './read-creative.ts';
import { USER_INPUT_OPTIONS, readUserInput } from './read-user-input.ts';
import { READER_OPTIONS, modelSettings, readerAffectsScore } from './model-settings.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    copy: { type: 'string' },
    'copy-file': { type: 'string' },
    json: { type: 'boolean' },
    artifacts: { type: 'string' },
    'min-score': { type: 'string' },
    ...READER_OPTIONS,
    ...USER_INPUT_OPTIONS,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('grade takes one FILE.');
  const minScore = parseMinScore(values['min-score']);
  const writer = modelSettings('WRITER');
  const reader = modelSettings('READER', values.reader);
  const scores = readerAffectsScore();
  const { brand, objective, industry, audience, told: toldFile } = values;
  const userInput = await readUserInput({ brand, objective, industry, audience, told: toldFile });
  const creative = {
    ...(await readCreative(file, await readCopy(values))),
    ...(userInput && { told: userInput }),
  };
  // Imported this late because the model libraries take a second to load, and usage errors are found without them.
  const { artifactFiles, grade, readerFor, writerFor } = await import('@adjudge/engine');
  const graded = await grade(creative, {
    writer: writerFor(writer),
    reader: readerFor(reader, scores),
    keyFrames: values.artifacts !== undefined,
  });
  const { analysis } = graded;

  if (values.artifacts !== undefined)
    await writeFiles(values.artifacts, await artifactFiles(creative, graded));
  process.stdout.write(values.json ? canonicalJson(analysis) : summary(analysis));
  return minScore !== null && (analysis.overallScore ?? 0) < minScore ? BELOW_MINIMUM : 0;
}

function parseMinScore(text: string | undefined): number | null {
  if (text === undefined) return null;
  const least = Number(text);
  if (text.trim() === '' || !Number.isFinite(least) || least < 0 || least > 100)
    throw new UsageError('--min-score takes a number from 0 to 100.');
  return least;
}
