import { ADMIN_TEXTS, BRAND } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recordAction } from '../audit-log/index.ts';
import type { Database } from '../../db/open-database.ts';
import { secondFactors, sessions } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Account } from '../../access/account.ts';
import { keyedHash } from '../../crypto/keyed-hash.ts';
import { newRecoveryCodes, shownCode, normalizeCode } from './recovery-codes.ts';
import { seal, unseal } from '../../crypto/sealed.ts';

/** Purpose labels: values sealed or hashed here cannot be used anywhere else. */
export const SEALED_FOR = 'second-factor';
export const HASHED_FOR = 'recovery-code';

/** Defaults of authenticator apps (RFC 6238). A code of the previous or next step is accepted, too. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const WINDOW = 1;

type Owner = Pick<Account, 'id' | 'email'>;
type Row = typeof secondFactors.$inferSelect;

/** One-time codes of an authenticator app (TOTP), and recovery codes for users who lost it. */
export class SecondFactors {
  readonly #db: Database;
  readonly #secret: string;

  constructor(db: Database, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  async isSetUp({ id }: Owner): Promise<boolean> {
    return (await this.#find(this.#db, id))?.sealed != null;
  }

  /**
   * Starts setting up an app or a replacement. The current app stays valid until the new one is confirmed.
   * @returns the app's secret, both as a URI for its camera and as text to type
   */
  async begin(owner: Owner): Promise<{ uri: string; secret: string }> {
    const secret = new Secret().base32;
    const pending = seal(this.#secret, SEALED_FOR, secret);
    await this.#db
      .insert(secondFactors)
      .values({ userId: owner.id, pending })
      .onConflictDoUpdate({ target: secondFactors.userId, set: { pending } });
    return { uri: totp(secret, owner.email).toString(), secret };
  }

  /**
   * Activates the app being set up once it shows the right code, and verifies this session.
   * @returns recovery codes, shown only this once
   * @throws ApiError 'conflict' if no setup was started, 'wrong-credentials'
   */
  async confirm(owner: Owner, sessionId: string, code: string): Promise<string[]> {
    return this.#db.transaction(async (tx) => {
      const row = await this.#find(tx, owner.id, { lock: true });
      const secret = this.#open(row?.pending);
      if (!row || secret === null) throw new ApiError('conflict', ADMIN_TEXTS.secondFactorNotBegun);
      const step = stepOf(secret, code);
      if (step === null) throw new ApiError('wrong-credentials', ADMIN_TEXTS.codeWrong);
      const codes = newRecoveryCodes();
      await tx
        .update(secondFactors)
        .set({
          sealed: row.pending,
          pending: null,
          lastStep: step,
          recoveryHashes: codes.map((one) => this.#hash(one)),
        })
        .where(eq(secondFactors.userId, owner.id));
      const replaced = row.sealed !== null;
      const details = { replaced };
      await recordAction(tx, {
        actorId: owner.id,
        action: 'second-factor.set-up',
        subject: `user:${owner.id}`,
        details,
      });
      await prove(tx, sessionId);
      return codes.map(shownCode);
    });
  }

  /**
   * Verifies this session with a code of the app or a recovery code. Either works once.
   * @throws ApiError 'conflict' if no app is set up, 'wrong-credentials'
   */
  async prove(owner: Owner, sessionId: string, code: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const row = await this.#find(tx, owner.id, { lock: true });
      const secret = this.#open(row?.sealed);
      if (!row || secret === null) throw new ApiError('conflict', ADMIN_TEXTS.secondFactorNotBegun);
      const used = this.#used(row, secret, code);
      if (used === null) throw new ApiError('wrong-credentials', ADMIN_TEXTS.codeWrong);
      await tx.update(secondFactors).set(used).where(eq(secondFactors.userId, owner.id));
      if ('recoveryHashes' in used) {
        const details = { left: used.recoveryHashes.length };
        const subject = `user:${owner.id}`;
        await recordAction(tx, { actorId: owner.id, action: 'second-factor.recovery', subject, details });
      }
      await prove(tx, sessionId);
    });
  }

  /** The update that keeps the code from being used again; null for a wrong code. */
  #used(row: Row, secret: string, code: string): Pick<Row, 'lastStep'> | Pick<Row, 'recoveryHashes'> | null {
    const step = stepOf(secret, code);
    if (step !== null) return row.lastStep !== null && step <= row.lastStep ? null : { lastStep: step };
    const hash = this.#hash(normalizeCode(code));
    if (!row.recoveryHashes.includes(hash)) return null;
    return { recoveryHashes: row.recoveryHashes.filter((one) => one !== hash) };
  }

  async #find(db: Database, userId: string, { lock = false } = {}): Promise<Row | null> {
    const query = db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    const [row] = await (lock ? query.for('update') : query);
    return row ?? null;
  }

  #open(sealed: string | null | undefined): string | null {
    return sealed ? unseal(this.#secret, SEALED_FOR, sealed) : null;
  }

  #hash(code: string): string {
    return keyedHash(this.#secret, HASHED_FOR, code);
  }
}

const totp = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: BRAND.name,
    label: email,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** @returns the time step that the code belongs to; null for a wrong code */
function stepOf(secret: string, code: string): number | null {
  const token = normalizeCode(code);
  const delta = totp(secret, '').validate({ token, window: WINDOW, timestamp: Date.now() });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
}

const prove = (tx: Database, sessionId: string) =>
  tx.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.id, sessionId));
