import { lt } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { rateLimits } from '../db/schema.ts';

/** Removes rate limit counts that have expired. */
export async function deleteExpiredCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
