import type { Analysis } from '@adjudge/engine';
import { parseCommandLine } from './command-line.ts';
import { BELOW_MINIMUM, UsageError } from './exit.ts';
import { canonicalJson, writeFiles } from './output.ts';
import { readCopy, readCreative } from './read-creative.ts';
import { writerSettings } from './writer-settings.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    copy: { type: 'string' },
    'copy-file': { type: 'string' },
    json: { type: 'boolean' },
    artifacts: { type: 'string' },
    'min-score': { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('grade takes one FILE.');
  const least = minimum(values['min-score']);
  const writer = writerSettings();
  const creative = await readCreative(file, await readCopy(values));
  // Only now: the models' libraries take a second to load, and what is wrong with the line is known without them.
  const { artifactFiles, grade, writerFor } = await import('@adjudge/engine');
  const graded = await grade(creative, {
    writer: writerFor(writer),
    keyFrames: values.artifacts !== undefined,
  });
  const { analysis } = graded;

  if (values.artifacts !== undefined)
    await writeFiles(values.artifacts, await artifactFiles(creative, graded));
  process.stdout.write(values.json ? canonicalJson(analysis) : summary(analysis));
  return least !== null && (analysis.overallScore ?? 0) < least ? BELOW_MINIMUM : 0;
}

function minimum(text: string | undefined): number | null {
  if (text === undefined) return null;
  const least = Number(text);
  if (text.trim() === '' || !Number.isFinite(least) || least < 0 || least > 100)
    throw new UsageError('--min-score takes a number from 0 to 100.');
  return least;
}

function summary(analysis: Analysis): string {
  const { overallScore, grade: letter, interval, coverage } = analysis;
  const lines = [
    `${analysis.creative.fileName}: ${overallScore ?? 'no score'}  ${letter} (${interval.lowGrade} to ${interval.highGrade}, ` +
      `${interval.low} to ${interval.high}; ${Math.round(coverage * 100)} % measured)`,
    analysis.verdict,
    '',
    ...analysis.scoreBreakdown.map(
      ({ category, score, weight }) =>
        `${category.padEnd(26)}${(score === null ? '–' : score.toFixed(0)).padStart(4)}   × ${(weight * 100).toFixed(0)}`,
    ),
    '',
    ...analysis.recommendations
      .slice(0, 5)
      .map(({ title, points, text }) => `+${points.toFixed(1).padEnd(5)}${title}\n      ${text}`),
    ...creditOf(analysis),
  ];
  return `${lines.join('\n')}\n`;
}

/** Who found the words, where a language model was to. */
function creditOf({ words: { writer, model, failure } }: Analysis): string[] {
  if (model === null) return [];
  if (writer === 'model') return ['', `Words by ${model}, figures measured.`];
  return ['', `${model} gave no words that could be used (${failure ?? 'none held against the facts'}).`];
}
