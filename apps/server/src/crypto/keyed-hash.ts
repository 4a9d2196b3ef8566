import { createHmac } from 'node:crypto';

/** A hash that only this installation can make. `purpose` keeps one use's hashes from standing in for another's. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
