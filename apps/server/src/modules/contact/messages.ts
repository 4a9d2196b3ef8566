import type { ContactMessage } from '@adjudge/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { contactMessages } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { sendEach } from '../../mail/send-each.ts';
import { contactEmail } from '../../mail/emails/contact.ts';

/** Mails retried in one run. */
const MOST_AT_ONCE = 20;

export interface SupportMail {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly supportEmail: string;
}

/** @returns the message's id */
export async function storeMessage(
  db: Database,
  { message, userId }: { message: ContactMessage; userId: string | null },
): Promise<string> {
  const [kept] = await db
    .insert(contactMessages)
    .values({ ...message, userId })
    .returning({ id: contactMessages.id });
  if (!kept) throw new Error('A message was not kept');
  return kept.id;
}

/**
 * Mails a stored message to support, once. Marks it as mailed before trying, so that no other server tries it too, and as
 * waiting again if that fails. Only a process that ends while it sends (killed, or stopped for more than 5 s) loses the mail,
 * but not the message.
 * @throws when the mail could not be handed over
 */
export async function mailMessage({ db, mailer, supportEmail }: SupportMail, id: string): Promise<void> {
  const waiting = and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt));
  const [taken] = await db.update(contactMessages).set({ mailedAt: new Date() }).where(waiting).returning();
  if (!taken) return;
  try {
    await mailer.send(contactEmail(taken, supportEmail));
  } catch (error) {
    await db.update(contactMessages).set({ mailedAt: null }).where(eq(contactMessages.id, id));
    throw error;
  }
}

/**
 * Mails open messages that could not be mailed when they were written, newest first: old ones may be refused for good.
 * @throws when one could not be handed over, after the others were if it was refused
 */
export async function mailWaitingMessages(support: SupportMail): Promise<void> {
  const waiting = await support.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(isNull(contactMessages.mailedAt), isNull(contactMessages.handledAt)))
    .orderBy(desc(contactMessages.createdAt))
    .limit(MOST_AT_ONCE);
  const ids = waiting.map(({ id }) => id);
  await sendEach(ids, (id) => mailMessage(support, id));
}
