import { ACCESS_TEXTS } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { verificationEmail } from '../../mail/emails/access.ts';
import type { Account } from '../../access/account.ts';
import { grantTrial } from '../credits/index.ts';
import type { Verifications } from './verifications.ts';

const VERIFY_HOURS = 24;

interface VerificationDeps {
  readonly mailer: Mailer;
  readonly verifications: Verifications;
  readonly publicUrl: string;
}

/** @throws when the mail could not be handed over */
export async function sendVerification(
  { mailer, verifications, publicUrl }: VerificationDeps,
  { id, email }: Account,
): Promise<void> {
  const token = await verifications.issue('verify-email', {
    userId: id,
    email,
    seconds: VERIFY_HOURS * 3600,
  });
  await mailer.send(verificationEmail({ to: email, publicUrl, token, hours: VERIFY_HOURS }));
}

/**
 * Accepts a mailed token as proof of the address it was sent to, and of no later one. Also grants a free trial that was
 * waiting for this.
 * @throws ApiError 'invalid'
 */
export async function verifyEmail(
  { db, verifications }: { db: Database; verifications: Verifications },
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await verifications.consume(tx, 'verify-email', token);
    const verified = taken
      ? await tx
          .update(users)
          .set({ emailVerified: true })
          .where(and(eq(users.id, taken.userId), eq(users.email, taken.email)))
          .returning({ id: users.id })
      : [];
    const [owner] = verified;
    if (!owner) throw new ApiError('invalid', ACCESS_TEXTS.linkDead);
    await grantTrial(tx, owner.id);
  });
}
