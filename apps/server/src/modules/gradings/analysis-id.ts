import { randomBytes } from 'node:crypto';

const LENGTH = 21;

/** 21 characters out of 64: 126 bits, so an id cannot be guessed. */
export const newAnalysisId = (): string => randomBytes(16).toString('base64url').slice(0, LENGTH);
