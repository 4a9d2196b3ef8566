import { ADMIN_TEXTS, type messagesQuerySchema, type messagesSchema } from '@adjudge/contract';
import { asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAction } from '../audit-log/index.ts';
import type { Database } from '../../db/open-database.ts';
import { contactMessages } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';

/** Open messages oldest first, so that the longest wait comes first; handled ones newest first. */
export async function listMessages(
  db: Database,
  { page, limit, state }: z.infer<typeof messagesQuerySchema>,
): Promise<z.infer<typeof messagesSchema>> {
  const { handledAt, createdAt, id } = contactMessages;
  const wanted = state === 'open' ? isNull(handledAt) : isNotNull(handledAt);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(wanted)
    .orderBy(state === 'open' ? asc(createdAt) : desc(handledAt), asc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ total: count() }).from(contactMessages).where(wanted);
  return { messages: rows.map(present), totalCount: all?.total ?? 0 };
}

const present = ({ userId, ...row }: typeof contactMessages.$inferSelect) => ({
  ...row,
  fromAccount: userId !== null,
  createdAt: row.createdAt.toISOString(),
  mailedAt: row.mailedAt?.toISOString() ?? null,
  handledAt: row.handledAt?.toISOString() ?? null,
});

/** @throws ApiError 'absent' */
export async function markHandled(
  db: Database,
  { actorId, messageId, handled }: { actorId: string; messageId: string; handled: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(contactMessages)
      .set({ handledAt: handled ? new Date() : null })
      .where(eq(contactMessages.id, messageId))
      .returning({ id: contactMessages.id });
    if (!changed) throw new ApiError('absent', ADMIN_TEXTS.messageAbsent);
    const action = handled ? 'message.handled' : 'message.reopened';
    await recordAction(tx, { actorId, action, subject: `message:${messageId}` });
  });
}
