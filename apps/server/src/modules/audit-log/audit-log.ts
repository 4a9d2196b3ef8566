import { type auditLogSchema } from '@adjudge/contract';
import { count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import { auditLog, users } from '../../db/schema.ts';

export interface AuditLogEntry {
  /** null: the system itself. */
  readonly actorId: string | null;
  readonly action: string;
  /** 'user:<id>', 'analysis:<id>', 'message:<id>'. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Call inside the transaction of the action itself, so that both are stored or neither. */
export async function recordAction(tx: Database, entry: AuditLogEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

const detailsSchema = z.record(z.string(), z.unknown()).nullable().catch(null);

/** Newest first. */
export async function listAuditLog(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<z.infer<typeof auditLogSchema>> {
  const rows = await db
    .select({ entry: auditLog, actor: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ total: count() }).from(auditLog);
  const entries = rows.map(({ entry: { id, action, subject, details, createdAt }, actor }) => ({
    id,
    action,
    subject,
    actor,
    at: createdAt.toISOString(),
    details: detailsSchema.parse(details),
  }));
  return { entries, totalCount: all?.total ?? 0 };
}
