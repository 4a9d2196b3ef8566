import type { adminUsersSchema, searchQuerySchema } from '@adjudge/contract';
import { and, asc, count, desc, eq, inArray, like, max, notExists, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { likePattern } from '../analyses/index.ts';
import { ZERO_BALANCE, balancesOf } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { guests, sessions, users } from '../../db/schema.ts';

/** Finds accounts by email or name, newest first. Excludes guests. */
export async function listUsers(
  db: Database,
  { page, limit, search }: z.infer<typeof searchQuerySchema>,
): Promise<z.infer<typeof adminUsersSchema>> {
  const named = search
    ? or(like(users.email, likePattern(search)), like(sql`lower(${users.displayName})`, likePattern(search)))
    : undefined;
  const guest = db.select({ id: guests.userId }).from(guests).where(eq(guests.userId, users.id));
  const wanted = and(notExists(guest), named);
  const rows = await db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(desc(users.createdAt), asc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ total: count() }).from(users).where(wanted);
  const ids = rows.map(({ id }) => id);
  const [credits, seen] = [await balancesOf(db, ids), await lastSeen(db, ids)];
  return {
    totalCount: all?.total ?? 0,
    users: rows.map(({ id, email, emailVerified, displayName, role, status, currentPlan, createdAt }) => ({
      id,
      email,
      emailVerified,
      displayName,
      role,
      status,
      currentPlan,
      credits: credits.get(id) ?? ZERO_BALANCE,
      joinedAt: createdAt.toISOString(),
      lastSeenAt: seen.get(id)?.toISOString() ?? null,
    })),
  };
}

async function lastSeen(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...ids]))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}
