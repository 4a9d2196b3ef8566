import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeEmail } from '../../access/email.ts';
import { keyedHash } from '../../crypto/keyed-hash.ts';
import { cookieOptions } from '../../http/cookie-options.ts';

export const BROWSER_COOKIE = 'adjudge_browser';
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Marks a browser in which a user has signed in. Failed sign-ins are counted per email address, or per browser if it is
 * known, so that strangers who guess passwords cannot lock the owner out. The mark grants no access.
 */
export class KnownBrowsers {
  readonly #secret: string;
  readonly #publicUrl: string;

  constructor(secret: string, publicUrl: string) {
    this.#secret = secret;
    this.#publicUrl = publicUrl;
  }

  remember(reply: FastifyReply, email: string): void {
    const name = randomBytes(16).toString('base64url');
    void reply.setCookie(BROWSER_COOKIE, `${name}.${this.#mark(name, email)}`, {
      ...cookieOptions(this.#publicUrl),
      maxAge: YEAR_SECONDS,
    });
  }

  /** @returns the counter that failed sign-ins for this address share */
  counterOf(request: FastifyRequest, email: string): string {
    const [name = '', mark = ''] = (request.cookies[BROWSER_COOKIE] ?? '').split('.');
    const [given, expected] = [Buffer.from(mark), Buffer.from(this.#mark(name, email))];
    const known = given.length === expected.length && timingSafeEqual(given, expected);
    return known ? `browser:${name}` : `email:${normalizeEmail(email)}`;
  }

  #mark(name: string, email: string): string {
    return keyedHash(this.#secret, 'known-browser', `${name}\0${normalizeEmail(email)}`);
  }
}
