import {
  BULK_ITEM_STATES,
  type BulkItem,
  type BulkItemState,
  type BulkProgress,
  type BulkRun,
  type BulkRunState,
  LIMITS,
  creativeFilePath,
} from '@adjudge/contract';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, bulkItems, bulkRuns } from '../../db/schema.ts';
import { type OwnRun, type StoredItem, type StoredRun, findRun } from './runs.ts';

type Counts = BulkRun['counts'];
type ItemAnalysis = Pick<typeof analyses.$inferSelect, 'id' | 'overallScore' | 'grade'>;

/** Natural order: 2.png before 10.png. Files are uploaded two at a time, so their order of arrival means nothing. */
const NAMES = new Intl.Collator('en', { numeric: true });

/** A run with all its items, sorted by name. */
export async function bulkProgress(db: Database, own: OwnRun): Promise<BulkProgress> {
  const run = await findRun(db, own);
  const rows = await itemsOf(db, run.id);
  const counts = zeroCounts();
  for (const { item } of rows) counts[item.state] += 1;
  return { run: presentRun(run, counts), items: rows.map((row) => presentItem(row)) };
}

export async function itemsOf(db: Database, runId: string) {
  const rows = await db
    .select({
      item: bulkItems,
      analysis: { id: analyses.id, overallScore: analyses.overallScore, grade: analyses.grade },
    })
    .from(bulkItems)
    .leftJoin(analyses, eq(analyses.creativeId, bulkItems.creativeId))
    .where(eq(bulkItems.runId, runId))
    .orderBy(asc(bulkItems.position));
  return rows.toSorted((a, b) => NAMES.compare(a.item.fileName, b.item.fileName));
}

/** The runs of an account, newest first. */
export async function listRuns(
  db: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ runs: BulkRun[]; totalCount: number }> {
  const own = eq(bulkRuns.userId, userId);
  const runs = await db
    .select()
    .from(bulkRuns)
    .where(own)
    .orderBy(desc(bulkRuns.createdAt), desc(bulkRuns.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ runId: bulkItems.runId, state: bulkItems.state, many: count() })
    .from(bulkItems)
    .where(
      inArray(
        bulkItems.runId,
        runs.map(({ id }) => id),
      ),
    )
    .groupBy(bulkItems.runId, bulkItems.state);
  const countsOf = (runId: string): Counts => {
    const counts = zeroCounts();
    for (const row of counted) if (row.runId === runId) counts[row.state] = row.many;
    return counts;
  };
  return {
    runs: runs.map((run) => presentRun(run, countsOf(run.id))),
    totalCount: await db.$count(bulkRuns, own),
  };
}

function zeroCounts(): Counts {
  const none: [BulkItemState, number][] = BULK_ITEM_STATES.map((state) => [state, 0]);
  return Object.fromEntries(none) as Counts;
}

const presentRun = (run: StoredRun, counts: Counts): BulkRun => ({
  id: run.id,
  name: run.name,
  adCopy: run.adCopy,
  state: stateOf(run, counts),
  createdAt: run.createdAt.toISOString(),
  counts,
});

function stateOf({ startedAt, cancelledAt }: StoredRun, { waiting, grading, unpaid }: Counts): BulkRunState {
  if (cancelledAt) return 'cancelled';
  if (startedAt === null) return 'collecting';
  if (waiting + grading > 0) return 'grading';
  return unpaid > 0 ? 'paused' : 'done';
}

function excerpt(copy: string): string {
  const letters = [...copy];
  const most = LIMITS.bulkCopyShown;
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : copy;
}

export function presentItem({
  item,
  analysis,
}: {
  item: StoredItem;
  analysis: ItemAnalysis | null;
}): BulkItem {
  const { id, fileName, kind, bytes, adCopy, state, failure, storeKey } = item;
  return {
    id,
    fileName,
    kind,
    bytes,
    adCopy: adCopy === null ? null : excerpt(adCopy),
    state,
    failure,
    mayResume: (state === 'unpaid' || state === 'failed') && storeKey !== null,
    analysis: analysis && {
      analysisId: analysis.id,
      url: creativeFilePath(analysis.id),
      overallScore: analysis.overallScore,
      grade: analysis.grade,
    },
  };
}
