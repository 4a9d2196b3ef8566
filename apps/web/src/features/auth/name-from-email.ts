import { LIMITS } from '@adjudge/contract';

/** The name a new account starts with: what stands before the @. */
export const nameFromEmail = (email: string): string =>
  (email.trim().split('@')[0] ?? '').slice(0, LIMITS.displayNameMax);
