import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Attempt } from './openid-provider.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Users may need a while to find their password. */
export const ATTEMPT_SECONDS = 600;

const sealedSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});

/** Seals an attempt into a cookie that the browser can neither read nor change. */
export class SealedAttempts {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'third-party sign-in attempts', 32));
  }

  seal({ state, nonce, verifier }: Attempt): string {
    const content = { state, nonce, verifier, expiresAt: Date.now() + ATTEMPT_SECONDS * 1000 };
    const once = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, once, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
    return Buffer.concat([once, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns null for anything that was not sealed here or is too old */
  open(cookie: string): Attempt | null {
    const bytes = Buffer.from(cookie, 'base64url');
    const tagEnd = NONCE_BYTES + TAG_BYTES;
    if (bytes.length <= tagEnd) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
        'utf8',
      );
      const { expiresAt, ...attempt } = sealedSchema.parse(JSON.parse(text));
      return expiresAt > Date.now() ? attempt : null;
    } catch {
      return null;
    }
  }
}
