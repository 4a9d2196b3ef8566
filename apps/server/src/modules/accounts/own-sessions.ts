import type { ListedSession } from '@adjudge/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { sessions } from '../../db/schema.ts';
import { deviceName } from './device-name.ts';

/** Open sessions of an account, the caller's own first. */
export async function listSessions(
  db: Database,
  { userId, currentId }: { userId: string; currentId: string },
): Promise<ListedSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.lastSeenAt), sessions.id);
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  }));
}

/** @returns whether the account had such a session */
export async function endSessionOf(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
