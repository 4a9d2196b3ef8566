import {
  OBSTACLE_TEXTS,
  letterAt,
  formatChance,
  describeDifference,
  headlineCaveat,
  describeHeadlineLead,
  describeLead,
  shownScore,
} from '@adjudge/contract';
import type { Analysis, Comparison } from '@adjudge/engine';
import { parseCommandLine } from './command-line.ts';
import { UsageError } from './exit.ts';
import { canonicalJson } from './output.ts';
import { loadAnalysis } from './load-analysis.ts';
import { readText } from './read-input.ts';

const [FEWEST, MOST] = [2, 4];

/** Number of differences in the readable output; `--json` lists all of them. */
const SHOWN = 5;

export async function run(args: string[]): Promise<number> {
  const { values, positionals: files } = parseCommandLine(args, {
    copy: { type: 'string', multiple: true },
    'copy-file': { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  if (files.length < FEWEST || files.length > MOST) throw new UsageError('compare takes two to four FILEs.');
  const copies = await copiesFor(files, values);
  // Imported this late because the model libraries take a second to load, and usage errors are found without them.
  const { compareAnalyses } = await import('@adjudge/engine');
  const analyses: Analysis[] = [];
  for (const [index, file] of files.entries()) analyses.push(await loadAnalysis(file, copies[index]));
  const comparison = compareAnalyses(analyses);
  const creatives = analyses.map(({ overallScore, grade, interval, kind, adCopy }, index) => ({
    letter: letterAt(index),
    file: files[index],
    overallScore,
    grade,
    interval,
    kind,
    adCopy,
  }));
  process.stdout.write(
    values.json ? canonicalJson({ creatives, ...comparison }) : summary(creatives, comparison),
  );
  return 0;
}

interface Copies {
  readonly copy?: string[] | undefined;
  readonly 'copy-file'?: string[] | undefined;
}

/** Either one copy for all files, or one per file in the same order. */
async function copiesFor(files: readonly string[], values: Copies): Promise<(string | undefined)[]> {
  const { copy = [], 'copy-file': named = [] } = values;
  if (copy.length > 0 && named.length > 0) throw new UsageError('Give --copy or --copy-file, not both.');
  const given = named.length > 0 ? await Promise.all(named.map(readText)) : copy;
  if (given.length > 1 && given.length !== files.length) {
    throw new UsageError(`Give one copy for all, or one for each of the ${files.length} files.`);
  }
  return files.map((_, index) => (given.length > 1 ? given[index] : given[0]));
}

interface ComparedCreative extends Pick<Analysis, 'overallScore' | 'grade' | 'interval'> {
  readonly letter: string;
  readonly file: string | undefined;
}

function summary(creatives: readonly ComparedCreative[], comparison: Comparison): string {
  const { obstacles, chances, headline, categories, differences } = comparison;
  const cell = (text: string): string => text.padStart(6);
  const lines = [
    ...creatives.map(({ letter, file, overallScore, grade, interval: { low, high } }, index) => {
      const chance = chances?.[index];
      return (
        `${letter}  ${overallScore ?? 'no score'}  ${grade}${overallScore === null ? '' : ` (${low} to ${high})`}` +
        `${chance === undefined ? '' : `  win probability ${formatChance(chance)}`}  ${file}`
      );
    }),
    '',
    ...(chances ? [describeLead(chances, creatives)] : obstacles.map((obstacle) => OBSTACLE_TEXTS[obstacle])),
    ...(headline ? ['', ...headlineLines(headline)] : []),
    '',
    `${''.padEnd(26)}${creatives.map(({ letter }) => cell(letter)).join('')}`,
    ...categories.map(
      ({ category, scores }) =>
        `${category.padEnd(26)}${scores.map((score) => cell(score === null ? '–' : String(shownScore(score)))).join('')}`,
    ),
    ...(differences.length > 0 ? ['', ...differences.slice(0, SHOWN).map(describeDifference)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function headlineLines(headline: NonNullable<Comparison['headline']>): string[] {
  const shares = headline.chances.map((chance, index) => `${letterAt(index)} ${formatChance(chance)}`);
  const doubt = headlineCaveat(headline);
  return [`${describeHeadlineLead(headline)} ${shares.join(', ')}.`, ...(doubt === null ? [] : [doubt])];
}
