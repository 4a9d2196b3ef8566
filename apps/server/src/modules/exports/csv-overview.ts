import {
  namedDeductions,
  SCORED_WITH_MEANS,
  readElements,
  readerMark,
  describeCeiling,
  describeObjective,
  describePercentiles,
  describeUserInput,
  activeCeiling,
} from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine/report';
import { type CsvRow, facts, numbered } from './csv-columns.ts';

/** The grade, and what was graded. */
export const overview = (
  analysis: Analysis & { analysisId: string },
  { name, createdAt }: { name: string; createdAt: string },
): CsvRow[] => {
  const { creative, interval, versions } = analysis;
  return [
    {
      Section: 'Overview',
      Item: 'Overall score',
      Score: analysis.overallScore,
      'Shown as': analysis.grade,
      Text: analysis.verdict,
    },
    ...deductionRows(analysis),
    ...ceilingRows(analysis),
    ...readerRows(analysis),
    ...(analysis.overallScore === null
      ? []
      : facts('Overview', [
          ['Lowest likely score', interval.low],
          ['Highest likely score', interval.high],
          ['Likely grades', `${interval.lowGrade} to ${interval.highGrade}`],
        ])),
    ...facts('Overview', [
      ['Share measured', analysis.coverage],
      ['Name', name],
      ['Analysis', analysis.analysisId],
      ['Graded at', createdAt],
      ['Kind', analysis.kind],
      ['Ad copy', analysis.adCopy ?? 'No ad copy was provided for analysis.'],
      ['File name', creative.fileName],
      ['Described as', creative.alt],
      ['Format', creative.format],
      ['Width, px', creative.width],
      ['Height, px', creative.height],
      ['Size, bytes', creative.bytes],
      ['SHA-256', creative.sha256],
      ['Engine version', versions.engine],
      ['Rubric version', versions.rubric],
      ...(versions.decoder === undefined ? [] : [['Video decoder', versions.decoder] as const]),
    ]),
    ...rankRows(analysis),
  ];
};

/** The rank, in words and figures. That of a creative with copy is the rank of its score without the copy. */
function rankRows(analysis: Analysis): CsvRow[] {
  const { percentiles } = analysis;
  if (!percentiles?.overall) return [];
  const { compared, overall, n, of, pool } = percentiles;
  return facts('Overview', [
    ['Rank', describePercentiles(analysis)],
    ...(compared === 'picture' ? [['Score without the ad copy', overall.score] as const] : []),
    ['Better than, % of those compared with', overall.betterThan],
    ['Median of those compared with', overall.median],
    ['Compared with', `${n} ${of} (${pool})`],
  ]);
}

/** Points that single faults take off the mean of the categories. */
const deductionRows = (analysis: Analysis): CsvRow[] =>
  namedDeductions(analysis).map(({ name, points }) => ({
    Section: 'Overview',
    Item: 'Deduction',
    Value: points,
    Unit: 'points',
    Text: name,
  }));

/** The fault that caps the score below its sum. */
function ceilingRows(analysis: Analysis): CsvRow[] {
  const ceiling = activeCeiling(analysis);
  if (!ceiling) return [];
  return [
    { Section: 'Overview', Item: 'Sum before the ceiling', Value: ceiling.sum },
    {
      Section: 'Overview',
      Item: 'Ceiling',
      Value: ceiling.cap,
      Text: ceiling.name,
      Details: describeCeiling(ceiling),
    },
  ];
}

/** Whose ratings count toward the score, and the score from the checks alone. */
function readerRows({ scoredWith }: Analysis): CsvRow[] {
  if (!scoredWith) return [];
  return [
    { Section: 'Overview', Item: 'Scored with', Text: readerMark(scoredWith), Details: SCORED_WITH_MEANS },
    {
      Section: 'Overview',
      Item: 'Score by the checks alone',
      Score: scoredWith.measured,
      'Shown as': scoredWith.measuredGrade,
    },
  ];
}

/** What the grade is based on: what was read, what the owner told us, and which weights the objective changed. */
export function understanding(analysis: Analysis): CsvRow[] {
  const { understood, objective } = analysis;
  return [
    ...(understood
      ? readElements(understood).map(({ label, words, unread, doubt }): CsvRow => ({
          Section: 'What we read',
          Item: label,
          Text: words ?? (unread === null ? 'No text' : `Found ${unread}, but could not read it reliably`),
          ...(doubt === null ? {} : { Details: doubt }),
        }))
      : []),
    ...numbered('You told us', 'Statement', describeUserInput(analysis.told)),
    ...(objective
      ? [
          { Section: 'Objective', Item: objective.is, Text: describeObjective(analysis) ?? '' },
          ...objective.weights.map(({ name, times, reason }): CsvRow => ({
            Section: 'Objective',
            Item: `${name}, times its usual weight`,
            Value: times,
            Text: reason,
          })),
        ]
      : []),
  ];
}
