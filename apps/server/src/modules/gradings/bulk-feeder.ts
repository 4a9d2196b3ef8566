import { BULK_TEXTS } from '@adjudge/contract';
import { hintsSchema } from '@adjudge/engine/report';
import { and, asc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { mayGradeInBulk } from './policy.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Enqueued, Submission } from './submission.ts';

/** Polls for what other servers left or other processes changed. Changes in this process wake the feeder at once. */
const POLL_INTERVAL_MILLISECONDS = 5000;

export interface FeederTools {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** Takes a credit and queues the grading behind all interactive ones, inside an open transaction. */
  readonly enqueue: (tx: Database, submission: Submission) => Promise<Enqueued>;
}

/** Items waiting in a run that is under way. */
const WAITING = and(
  eq(bulkItems.state, 'waiting'),
  isNotNull(bulkRuns.startedAt),
  isNull(bulkRuns.cancelledAt),
);

/**
 * Feeds the grading queue one item per account at a time. It keeps no state: whatever a killed server left is read from
 * the database, and an item, its credit and its job change in one transaction.
 */
export class BulkFeeder {
  readonly #tools: FeederTools;
  #timer: NodeJS.Timeout | null = null;
  #feeding: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(tools: FeederTools) {
    this.#tools = tools;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_INTERVAL_MILLISECONDS);
    this.wake();
  }

  /** Looks for items that can be queued now. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#feeding ??= this.#feed()
      .catch((error: unknown) => this.#tools.log.error({ err: error }, 'bulk runs could not go on'))
      .finally(() => {
        this.#feeding = null;
        if (this.#again) this.wake();
      });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#feeding;
  }

  async #feed(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      for (const userId of await waitingAccounts(this.#tools.db)) {
        if (this.#stopped) return;
        await this.#feedOne(userId);
      }
    }
  }

  /** An error in one account does not hold up the others. */
  async #feedOne(userId: string): Promise<void> {
    const { db, log } = this.#tools;
    await db
      .transaction((tx) => queueNext(tx, userId, this.#tools))
      .catch((error: unknown) => log.error({ err: error, userId }, 'a bulk run could not go on'));
  }
}

/** Accounts with items waiting and none being graded. */
async function waitingAccounts(db: Database): Promise<string[]> {
  const busy = db.select({ userId: bulkItems.userId }).from(bulkItems).where(eq(bulkItems.state, 'grading'));
  const rows = await db
    .selectDistinct({ userId: bulkItems.userId })
    .from(bulkItems)
    .innerJoin(bulkRuns, eq(bulkRuns.id, bulkItems.runId))
    .where(and(WAITING, notInArray(bulkItems.userId, busy)));
  return rows.map(({ userId }) => userId);
}

/** Queues the account's next item unless one is being graded. If a kind has no credits left, sets all its items aside. */
async function queueNext(tx: Database, userId: string, tools: FeederTools): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!account || !mayGradeInBulk(account)) return;
  const grading = and(eq(bulkItems.userId, userId), eq(bulkItems.state, 'grading'));
  if ((await tx.$count(bulkItems, grading)) > 0) return;
  const own = and(WAITING, eq(bulkItems.userId, userId));
  for (;;) {
    const [next] = await tx
      .select({ item: bulkItems })
      .from(bulkItems)
      .innerJoin(bulkRuns, eq(bulkRuns.id, bulkItems.runId))
      .where(own)
      .orderBy(asc(bulkRuns.startedAt), asc(bulkRuns.id), asc(bulkItems.position))
      .limit(1);
    if (!next) return;
    if (await tryQueueItem(tx, next.item, tools)) return;
    await tx
      .update(bulkItems)
      .set({ state: 'unpaid', failure: BULK_TEXTS.unpaid })
      .where(
        and(
          eq(bulkItems.runId, next.item.runId),
          eq(bulkItems.kind, next.item.kind),
          eq(bulkItems.state, 'waiting'),
        ),
      );
  }
}

/** @returns false if no credit is left for it */
async function tryQueueItem(
  tx: Database,
  item: typeof bulkItems.$inferSelect,
  { enqueue }: FeederTools,
): Promise<boolean> {
  const { id, userId, kind, storeKey, mediaType, fileName, bytes, adCopy } = item;
  if (storeKey === null) throw new Error(`The file of the bulk item ${id} is not known`);
  const hints = hintsSchema.nullable().parse(item.hints);
  const submission = {
    userId,
    kind,
    storeKey,
    mediaType,
    fileName,
    bytes,
    adCopy,
    hints,
    gradingKey: null,
    browserVideo: null,
  };
  try {
    const { creativeId } = await enqueue(tx, submission);
    await tx
      .update(bulkItems)
      .set({ state: 'grading', storeKey: null, creativeId, failure: null })
      .where(eq(bulkItems.id, id));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'usage-limit') return false;
    throw error;
  }
}
