import { ADMIN_TEXTS, BRAND } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recordAction } from '../audit-log/index.ts';
import type { Database } from '../../db/open-database.ts';
import { secondFactors, sessions } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Account } from '../../access/account.ts';
import { keyedHash } from '../../crypto/keyed-hash.ts';
import { newRecoveryCodes, shownCode, typedCode } from './recovery-codes.ts';
import { seal, unseal } from '../../crypto/sealed.ts';

/** What keeps what is sealed and hashed here from standing in for anything else. */
export const SEALED_FOR = 'second-factor';
export const HASHED_FOR = 'recovery-code';

/** What authenticator apps understand by themselves (RFC 6238). A code of the step before or after is taken, too. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const WINDOW = 1;

type Owner = Pick<Account, 'id' | 'email'>;
type Row = typeof secondFactors.$inferSelect;

/** One-time codes of an authenticator app (TOTP), and the recovery codes for anyone who lost it. */
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
   * Begins setting an app up, or another one in its place; the first one counts until the other was confirmed.
   * @returns what the app is told: as an address for its camera, and as letters to type
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
   * Takes the app that was begun with, once it shows the right code, and proves this session by it.
   * @returns recovery codes, which are shown this once
   * @throws ApiError 'conflict' where nothing was begun, 'wrong-credentials'
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
   * Proves this session by a code of the app, or by a recovery code; either is good once.
   * @throws ApiError 'conflict' where none is set up, 'wrong-credentials'
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

  /** What changes with the use of a code, so that nobody uses it again; null for a wrong one. */
  #used(row: Row, secret: string, code: string): Pick<Row, 'lastStep'> | Pick<Row, 'recoveryHashes'> | null {
    const step = stepOf(secret, code);
    if (step !== null) return row.lastStep !== null && step <= row.lastStep ? null : { lastStep: step };
    const hash = this.#hash(typedCode(code));
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

/** @returns the step of time that the code belongs to; null for a wrong one */
function stepOf(secret: string, code: string): number | null {
  const token = typedCode(code);
  const delta = totp(secret, '').validate({ token, window: WINDOW, timestamp: Date.now() });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
}

const prove = (tx: Database, sessionId: string) =>
  tx.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.id, sessionId));
