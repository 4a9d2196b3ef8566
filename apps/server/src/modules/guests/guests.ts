import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { deleteAccount } from '../accounts/index.ts';
import { GUEST_SECONDS, type Guest, type GuestTokens } from '../../access/guest-cookie.ts';
import { keyedHash } from '../../crypto/keyed-hash.ts';
import { balanceOf, insertEntry } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { guests, users } from '../../db/schema.ts';

export type Admission =
  | { readonly guest: Guest; readonly isNew: boolean }
  /** Seconds until a visitor from this address is admitted again. */
  | { readonly guest: null; readonly retryAfter: number };

/** Visitors without an account, each admitted for one banner. The database holds keyed hashes of their tokens and addresses. */
export class Guests implements GuestTokens {
  readonly #db: Database;
  readonly #secret: string;

  constructor(db: Database, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  /** The guest that a token belongs to, until their day is over; null for any other token. */
  async find(token: string): Promise<Guest | null> {
    const [found] = await this.#db
      .select({ id: guests.userId, expiresAt: guests.expiresAt })
      .from(guests)
      .where(and(eq(guests.tokenHash, this.#tokenHash(token)), gt(guests.expiresAt, new Date())));
    return found ?? null;
  }

  /**
   * Admits a visitor for a grading: a known guest whose grading failed, or one new guest per address and day.
   * @param known the guest that the browser claims to be, if any
   */
  async admit(address: string, known: Guest | null): Promise<Admission> {
    if (known === null) return this.#open(address);
    const { banner } = await balanceOf(this.#db, known.id);
    return banner > 0 ? { guest: known, isNew: false } : { guest: null, retryAfter: secondsUntil(known) };
  }

  /**
   * Issues a new token each time and invalidates the previous one. A token planted in the browser opens nothing that is
   * graded after it.
   * @returns the token for the cookie
   */
  async issueToken({ id }: Guest): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db
      .update(guests)
      .set({ tokenHash: this.#tokenHash(token) })
      .where(eq(guests.userId, id));
    return token;
  }

  /** Undoes an admission, so that the address may try again. */
  async remove({ id }: Guest): Promise<void> {
    await deleteAccount(this.#db, id);
  }

  /** Deletes guests whose day is over, with all their data. Returns how many. */
  async sweep(now = new Date()): Promise<number> {
    const over = await this.#db.select({ id: guests.userId }).from(guests).where(lte(guests.expiresAt, now));
    for (const { id } of over) await deleteAccount(this.#db, id);
    return over.length;
  }

  #open(address: string): Promise<Admission> {
    const addressHash = keyedHash(this.#secret, 'guest-address', address);
    const expiresAt = new Date(Date.now() + GUEST_SECONDS * 1000);
    return this.#db.transaction(async (tx) => {
      await tx
        .update(guests)
        .set({ addressHash: null })
        .where(and(eq(guests.addressHash, addressHash), lte(guests.expiresAt, new Date())));
      const id = randomUUID();
      await tx.insert(users).values({ id, email: `guest-${id}@guest.invalid`, displayName: 'Guest' });
      const entered = await tx
        .insert(guests)
        .values({ userId: id, addressHash, expiresAt })
        .onConflictDoNothing({ target: guests.addressHash })
        .returning({ id: guests.userId });
      if (entered.length > 0) {
        await insertEntry(tx, { userId: id, kind: 'banner', amount: 1, reason: `first-look:${id}` });
        return { guest: { id, expiresAt }, isNew: true };
      }
      await tx.delete(users).where(eq(users.id, id));
      const [earlier] = await tx.select().from(guests).where(eq(guests.addressHash, addressHash));
      return { guest: null, retryAfter: secondsUntil(earlier ?? { expiresAt }) };
    });
  }

  #tokenHash(token: string): string {
    return keyedHash(this.#secret, 'guest', token);
  }
}

const secondsUntil = ({ expiresAt }: { readonly expiresAt: Date }): number =>
  (expiresAt.getTime() - Date.now()) / 1000;
