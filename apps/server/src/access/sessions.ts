import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import type { Account } from './account.ts';
import { type AdminEmails, syncRole } from './roles.ts';

export const SESSION_COOKIE = 'adjudge_session';
export const SESSION_SECONDS = 30 * 24 * 3600;
/** A session that is used is prolonged at most once a day, not with every request. */
const PROLONG_AFTER_SECONDS = 24 * 3600;
/** When a session was last seen is kept to the minute: not every request writes. */
const SEEN_AFTER_SECONDS = 60;
const USER_AGENT_MAX = 200;
/** A working day. */
const PROVEN_SECONDS = 12 * 3600;

export interface OpenSession {
  readonly account: Account;
  /** Names it in its owner's list. */
  readonly id: string;
  readonly createdAt: Date;
  /** What the account may do once its second factor was shown; `account.role` is what it may do now. */
  readonly role: Account['role'];
  /** True when its end was moved, so that the cookie must be sent again. */
  readonly prolonged: boolean;
}

/** Sessions live in the database under a keyed hash of their token; only the cookie has the token. */
export class Sessions {
  readonly #db: Database;
  readonly #secret: string;
  readonly #adminEmails: AdminEmails;

  constructor(db: Database, secret: string, adminEmails: AdminEmails) {
    this.#db = db;
    this.#secret = secret;
    this.#adminEmails = adminEmails;
  }

  /**
   * @param userAgent as the browser names itself
   * @returns the token for the cookie
   */
  async begin(userId: string, userAgent: string | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db.insert(sessions).values({
      tokenHash: this.#hash(token),
      userId,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      expiresAt: inSeconds(SESSION_SECONDS),
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
    const prolonged = expiresAt < inSeconds(SESSION_SECONDS - PROLONG_AFTER_SECONDS);
    if (prolonged || lastSeenAt < inSeconds(-SEEN_AFTER_SECONDS)) {
      await this.#db
        .update(sessions)
        .set({ lastSeenAt: new Date(), ...(prolonged ? { expiresAt: inSeconds(SESSION_SECONDS) } : {}) })
        .where(eq(sessions.tokenHash, tokenHash));
    }
    // However its e-mail came to be verified: nobody waits for their next sign-in.
    const settled = await syncRole(this.#db, row.account, this.#adminEmails);
    const account = isProven(row.session) ? settled : { ...settled, role: 'user' as const };
    return { account, role: settled.role, id, createdAt, prolonged };
  }

  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, this.#hash(token)));
  }

  /**
   * Ends the sessions of an account in every browser.
   * @param except the token of the one that stays; `tx` is the transaction that this belongs to
   */
  async endAll(
    userId: string,
    { except, tx = this.#db }: { except?: string; tx?: Database } = {},
  ): Promise<void> {
    const others = except === undefined ? undefined : ne(sessions.tokenHash, this.#hash(except));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  }

  async forgetExpired(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
  }

  #hash(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('base64url');
  }
}

/** A password opens nothing of an admin's: the second factor must have been shown in this session, some hours ago at most. */
const isProven = ({ provenAt }: Pick<typeof sessions.$inferSelect, 'provenAt'>): boolean =>
  provenAt !== null && provenAt > inSeconds(-PROVEN_SECONDS);

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
