import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../crypto/keyed-hash.ts';
import type { Account } from '../../access/account.ts';
import { consumeToken } from '../accounts/index.ts';
import type { Database } from '../../db/open-database.ts';
import { verifications } from '../../db/schema.ts';

export const HANDOVER_SECONDS = 60;
const PURPOSE = 'establish-session';

/** A token for the page and a key for the browser's cookie. Neither is of use alone. */
export interface Handover {
  readonly token: string;
  readonly browserKey: string;
}

/** Hands a sign-in over from the popup to the page that opened it: once, within a minute, in the same browser. */
export class Handovers {
  readonly #db: Database;
  readonly #secret: string;

  constructor(db: Database, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  async begin({ id, email }: Account): Promise<Handover> {
    const handover = { token: random(), browserKey: random() };
    await this.#db.insert(verifications).values({
      tokenHash: this.#hash(handover),
      userId: id,
      purpose: PURPOSE,
      email,
      expiresAt: new Date(Date.now() + HANDOVER_SECONDS * 1000),
    });
    return handover;
  }

  /** @returns the account's id; null if the token is unknown, used, too old or from another browser */
  async consume(handover: Handover): Promise<string | null> {
    const taken = await consumeToken(this.#db, PURPOSE, this.#hash(handover));
    return taken?.userId ?? null;
  }

  #hash({ token, browserKey }: Handover): string {
    return keyedHash(this.#secret, PURPOSE, `${token}\0${browserKey}`);
  }
}

const random = (): string => randomBytes(32).toString('base64url');
