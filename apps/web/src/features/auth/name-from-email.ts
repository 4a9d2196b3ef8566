import { LIMITS } from '@adjudge/contract';

/** Initial display name of a new account: the part of the email before the @. */
export const nameFromEmail = (email: string): string =>
  (email.trim().split('@')[0] ?? '').slice(0, LIMITS.displayNameMax);
