import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type VerificationPurpose, users, verifications } from '../../db/schema.ts';
import { keyedHash } from '../../crypto/keyed-hash.ts';

export interface Verification {
  readonly userId: string;
  /** The address that the token was sent to. */
  readonly email: string;
}

/** Single-use, expiring tokens. The database holds only a keyed hash of each, so a copy of it grants no access. */
export class Verifications {
  readonly #db: Database;
  readonly #secret: string;

  constructor(db: Database, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  /**
   * Issues the account's only valid token for this purpose. Earlier ones become invalid.
   * @returns the token, which may only be mailed
   */
  async issue(
    purpose: VerificationPurpose,
    { userId, email, seconds }: Verification & { seconds: number },
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db.transaction(async (tx) => {
      // The account's row is the lock: the later of two calls finds and removes the earlier one's token.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      await withdrawTokens(tx, userId, [purpose]);
      await tx.insert(verifications).values({
        tokenHash: this.#hash(token),
        userId,
        purpose,
        email,
        expiresAt: new Date(Date.now() + seconds * 1000),
      });
    });
    return token;
  }

  /** Whether `consume` would accept it. Does not use it up. */
  async isValid(purpose: VerificationPurpose, token: string): Promise<boolean> {
    const found = await this.#db
      .select({ userId: verifications.userId })
      .from(verifications)
      .where(isValidToken(purpose, this.#hash(token)));
    return found.length > 0;
  }

  /**
   * Uses up a token, in the transaction that does what it allows.
   * @returns null if it is unknown, used, replaced, expired, or meant for something else
   */
  async consume(tx: Database, purpose: VerificationPurpose, token: string): Promise<Verification | null> {
    return consumeToken(tx, purpose, this.#hash(token));
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(verifications).where(lt(verifications.expiresAt, new Date()));
  }

  #hash(token: string): string {
    return keyedHash(this.#secret, 'verification', token);
  }
}

const isValidToken = (purpose: VerificationPurpose, tokenHash: string) =>
  and(
    eq(verifications.tokenHash, tokenHash),
    eq(verifications.purpose, purpose),
    gt(verifications.expiresAt, new Date()),
  );

/** Makes the account's tokens for these purposes invalid. */
export async function withdrawTokens(
  tx: Database,
  userId: string,
  purposes: readonly VerificationPurpose[],
): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.userId, userId), inArray(verifications.purpose, [...purposes])));
}

/** Uses up the token with this hash. Of two concurrent calls, only one gets it. Returns null if it is not valid. */
export async function consumeToken(
  tx: Database,
  purpose: VerificationPurpose,
  tokenHash: string,
): Promise<Verification | null> {
  const [taken] = await tx
    .delete(verifications)
    .where(isValidToken(purpose, tokenHash))
    .returning({ userId: verifications.userId, email: verifications.email });
  return taken ?? null;
}
