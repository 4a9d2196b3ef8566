import { randomUUID } from 'node:crypto';
import { eq, gt, lt, sum } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { workers } from '../db/schema.ts';

const HEARTBEAT_MILLISECONDS = 10_000;

/** Three missed heartbeats. */
const SILENT_MILLISECONDS = 35_000;

const alive = () => gt(workers.seenAt, new Date(Date.now() - SILENT_MILLISECONDS));

/** Number of graders on all servers together. */
export async function countLiveGraders(db: Database): Promise<number> {
  const [found] = await db
    .select({ graders: sum(workers.graders).mapWith(Number) })
    .from(workers)
    .where(alive());
  return found?.graders ?? 0;
}

/** Announces to the other servers that this one grades. */
export class WorkerPresence {
  readonly #id = randomUUID();
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  readonly #graders: number;
  #timer: NodeJS.Timeout | null = null;

  constructor({ db, log, graders }: { db: Database; log: FastifyBaseLogger; graders: number }) {
    this.#db = db;
    this.#log = log;
    this.#graders = graders;
  }

  async begin(): Promise<void> {
    await this.#tell();
    this.#timer = setInterval(() => {
      this.#tell().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'could not tell that this server grades'),
      );
    }, HEARTBEAT_MILLISECONDS);
  }

  async end(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#db
      .delete(workers)
      .where(eq(workers.id, this.#id))
      .catch((error: unknown) =>
        this.#log.warn({ err: error }, 'could not tell that this server grades no more'),
      );
  }

  async #tell(): Promise<void> {
    const seen = { graders: this.#graders, seenAt: new Date() };
    await this.#db
      .insert(workers)
      .values({ id: this.#id, ...seen })
      .onConflictDoUpdate({ target: workers.id, set: seen });
    await this.#db.delete(workers).where(lt(workers.seenAt, new Date(Date.now() - 2 * SILENT_MILLISECONDS)));
  }
}
