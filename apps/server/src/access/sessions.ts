import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import type { Account } from './account.ts';
import { type AdminEmails, syncRole } from './roles.ts';

export const SESSION_COOKIE = 'adjudge_session';
export const SESSION_SECONDS = 30 * 24 * 3600;
/** An active session is extended at most once a day, not on every request. */
const PROLONG_AFTER_SECONDS = 24 * 3600;
/** `lastSeenAt` is accurate only to a minute, so that not every request writes. */
const LAST_SEEN_PRECISION_SECONDS = 60;
const USER_AGENT_MAX = 200;
/** How long a second factor stays valid: about a working day. */
const SECOND_FACTOR_SECONDS = 12 * 3600;

export interface OpenSession {
  readonly account: Account;
  /** Identifies it in the owner's list of sessions. */
  readonly id: string;
  readonly createdAt: Date;
  /** The account's role once its second factor is passed; `account.role` is its role now. */
  readonly role: Account['role'];
  /** True when the expiry was extended, so the cookie must be sent again. */
  readonly prolonged: boolean;
}

/** Stores sessions in the database under a keyed hash of their token. Only the cookie has the token itself. */
export class Sessions {
  readonly #db: Database;
  readonly #secret: string;
  readonly #adminEmails: AdminEmails;

  constructor(db: Database, secret: string, adminEmails: AdminEmails) {
    this.#db = db;
    this.#secret = secret;
    this.#adminEmails = adminEmails;
  }

  /** @returns the token for the cookie */
  async begin(userId: string, userAgent: string | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db.insert(sessions).values({
      tokenHash: this.#hash(token),
      userId,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      expiresAt: secondsFromNow(SESSION_SECONDS),
    });
    return token;
  }

  async find(token: string): Promise<OpenSession | null> {
    const tokenHash = this.#hash(token);
    const [row] = await this.#db
      .select({ account: users, session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())));
    if (!row) return null;
    const { id, createdAt, expiresAt, lastSeenAt } = row.session;
    const prolonged = expiresAt < secondsFromNow(SESSION_SECONDS - PROLONG_AFTER_SECONDS);
    if (prolonged || lastSeenAt < secondsFromNow(-LAST_SEEN_PRECISION_SECONDS)) {
      await this.#db
        .update(sessions)
        .set({ lastSeenAt: new Date(), ...(prolonged ? { expiresAt: secondsFromNow(SESSION_SECONDS) } : {}) })
        .where(eq(sessions.tokenHash, tokenHash));
    }
    // However the email was verified, a new role applies now and not only after the next sign-in.
    const syncedAccount = await syncRole(this.#db, row.account, this.#adminEmails);
    const account = hasPassedSecondFactor(row.session)
      ? syncedAccount
      : { ...syncedAccount, role: 'user' as const };
    return { account, role: syncedAccount.role, id, createdAt, prolonged };
  }

  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, this.#hash(token)));
  }

  /**
   * Ends the account's sessions in all browsers.
   * @param except token of the session to keep; `tx` is the enclosing transaction
   */
  async endAll(
    userId: string,
    { except, tx = this.#db }: { except?: string; tx?: Database } = {},
  ): Promise<void> {
    const others = except === undefined ? undefined : ne(sessions.tokenHash, this.#hash(except));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
  }

  #hash(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('base64url');
  }
}

/** A password alone grants no admin rights: this session must have passed the second factor within SECOND_FACTOR_SECONDS. */
const hasPassedSecondFactor = ({ provenAt }: Pick<typeof sessions.$inferSelect, 'provenAt'>): boolean =>
  provenAt !== null && provenAt > secondsFromNow(-SECOND_FACTOR_SECONDS);

const secondsFromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
