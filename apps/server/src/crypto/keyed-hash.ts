import { createHmac } from 'node:crypto';

/** A hash that only this installation can compute. `purpose` keeps a hash for one use from being valid for another. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
