import { ADMIN_TEXTS } from '@adjudge/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { recordAction } from '../audit-log/index.ts';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Sessions } from '../../access/sessions.ts';

export interface StatusChange {
  readonly actorId: string;
  readonly userId: string;
  readonly status: 'active' | 'suspended';
}

/**
 * Suspends an account and ends its sessions, or reactivates it.
 * @throws ApiError 'absent'; 'conflict' when suspending yourself or the last admin
 */
export async function setStatus(
  db: Database,
  sessions: Sessions,
  { actorId, userId, status }: StatusChange,
): Promise<void> {
  if (status === 'suspended' && userId === actorId) {
    throw new ApiError('conflict', ADMIN_TEXTS.ownSuspension);
  }
  await db.transaction(async (tx) => {
    // Locks all admins in a fixed order: if two suspend each other at once, the later one finds itself the last admin.
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), ne(users.status, 'suspended')))
      .orderBy(asc(users.id))
      .for('update');
    const isLast = admins.length === 1 && admins[0]?.id === userId;
    if (status === 'suspended' && isLast) throw new ApiError('conflict', ADMIN_TEXTS.lastAdmin);
    const [before] = await tx
      .select({ status: users.status })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!before) throw new ApiError('absent', ADMIN_TEXTS.userAbsent);
    if (status === 'suspended') await sessions.endAll(userId, { tx });
    if (before.status === status) return;
    await tx.update(users).set({ status }).where(eq(users.id, userId));
    const details = { from: before.status, to: status };
    await recordAction(tx, { actorId, action: 'user.status', subject: `user:${userId}`, details });
  });
}
