import {
  type AnalyzedCreative,
  BULK_STATE_WORDS,
  BULK_TEXTS,
  type BulkResult,
  type BulkResults,
  type BulkVerdict,
  bulkResultsSchema,
  readerMark,
  resultsPath,
} from '@adjudge/contract';
import { type StoredAnalysis, findAnalysis, openReport } from '../analyses/index.ts';
import type { Database } from '../../db/open-database.ts';
import { csvText } from '../../formats/csv-text.ts';
import { itemsOf, bulkProgress } from './progress.ts';
import { type OwnRun, type StoredItem, findRun } from './runs.ts';

/**
 * The result of each item of a run. Reads reports one at a time: two hundred at once would exhaust memory.
 * @throws ApiError 'absent'
 */
export async function bulkResults(db: Database, own: OwnRun, publicUrl: string): Promise<BulkResults> {
  const { run } = await bulkProgress(db, own);
  const items: BulkResult[] = [];
  for (const { item, analysis } of await itemsOf(db, run.id)) {
    const stored = analysis && (await findAnalysis(db, analysis.id));
    items.push(resultOf(item, stored, publicUrl));
  }
  return bulkResultsSchema.parse({ run, items });
}

/**
 * What each report of a run says first. Reads reports one at a time, as `bulkResults` does.
 * @throws ApiError 'absent'
 */
export async function bulkVerdicts(db: Database, own: OwnRun): Promise<BulkVerdict[]> {
  const run = await findRun(db, own);
  const verdicts: BulkVerdict[] = [];
  for (const { analysis } of await itemsOf(db, run.id)) {
    const stored = analysis && (await findAnalysis(db, analysis.id));
    if (stored) verdicts.push(verdictOf(openReport(stored)));
  }
  return verdicts;
}

function verdictOf({ analysisId, verdict, recommendations: [first] }: AnalyzedCreative): BulkVerdict {
  return { analysisId, verdict, doFirst: first ? { title: first.title, points: first.points } : null };
}

const NO_GRADE = {
  analysisId: null,
  report: null,
  gradedAt: null,
  overallScore: null,
  grade: null,
  interval: null,
  verdict: null,
  categories: [],
  doFirst: null,
  scoredWith: null,
};

function resultOf(item: StoredItem, stored: StoredAnalysis | null, publicUrl: string): BulkResult {
  const { fileName, state, kind, adCopy, failure } = item;
  const about = { fileName, state, kind, adCopy, failure };
  if (!stored) {
    const deleted = state === 'graded';
    return { ...about, ...NO_GRADE, failure: deleted ? BULK_TEXTS.analysisDeleted : failure };
  }
  const opened = openReport(stored);
  const { overallScore, grade, interval, scoreBreakdown, scoredWith } = opened;
  return {
    ...about,
    ...verdictOf(opened),
    report: publicUrl + resultsPath(stored.id),
    gradedAt: stored.createdAt.toISOString(),
    overallScore,
    grade,
    interval: overallScore === null ? null : { low: interval.low, high: interval.high },
    categories: scoreBreakdown.map(({ id, category, score }) => ({ id, name: category, score })),
    scoredWith: scoredWith ? readerMark(scoredWith) : null,
  };
}

const COLUMNS = [
  'File',
  'State',
  'Score',
  'Grade',
  'Lowest likely score',
  'Highest likely score',
  'Paid with',
] as const;
const LAST_COLUMNS = [
  'Verdict',
  'Do first',
  'Points gained',
  'Ad copy',
  'Why not graded',
  'Graded at',
  'Analysis',
  'Report',
  'Scored with',
] as const;

/** One row per item, one column per category. A creative without the category has an empty cell. */
export function bulkCsv({ items }: BulkResults): string {
  const categories = new Map(
    items.flatMap((item) => item.categories.map(({ id, name }) => [id, name] as const)),
  );
  const ids = [...categories.keys()];
  const rows = items.map((item) => [
    item.fileName,
    BULK_STATE_WORDS[item.state],
    item.overallScore,
    item.grade,
    item.interval?.low,
    item.interval?.high,
    // Only these hold a credit: one that waits has not taken it, and one that failed has given it back.
    item.state === 'graded' || item.state === 'grading' ? item.kind : null,
    ...ids.map((id) => item.categories.find((category) => category.id === id)?.score),
    item.verdict,
    item.doFirst?.title,
    item.doFirst?.points,
    item.adCopy,
    item.failure,
    item.gradedAt,
    item.analysisId,
    item.report,
    item.scoredWith,
  ]);
  return csvText([...COLUMNS, ...categories.values(), ...LAST_COLUMNS], rows);
}
