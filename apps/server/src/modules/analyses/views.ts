import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, viewDays } from '../../db/schema.ts';

export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Counts views of a public report, once per visitor and day (UTC). No address is stored, only a keyed hash. The key
 * changes every day, and rows are deleted when their day is over.
 */
export class Views {
  readonly #db: Database;
  readonly #secret: string;

  constructor(db: Database, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  async count(analysisId: string, visitor: Visitor, now = new Date()): Promise<void> {
    const day = dayOf(now);
    await this.#db.transaction(async (tx) => {
      const first = await tx
        .insert(viewDays)
        .values({ analysisId, day, visitorHash: this.#hash(visitor, day) })
        .onConflictDoNothing()
        .returning({ day: viewDays.day });
      if (first.length === 0) return;
      await tx
        .update(analyses)
        .set({ viewCount: sql`${analyses.viewCount} + 1` })
        .where(eq(analyses.id, analysisId));
    });
  }

  async deletePastDays(now = new Date()): Promise<void> {
    await this.#db.delete(viewDays).where(lt(viewDays.day, dayOf(now)));
  }

  #hash({ address, userAgent }: Visitor, day: string): string {
    const key = createHmac('sha256', this.#secret).update(`views of ${day}`).digest();
    return createHmac('sha256', key).update(`${address}\n${userAgent}`).digest('base64url');
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
