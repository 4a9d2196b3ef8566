import { randomBytes } from 'node:crypto';

const LENGTH = 21;

/** 21 characters of 64: 126 bits, nobody guesses one. */
export const newAnalysisId = (): string => randomBytes(16).toString('base64url').slice(0, LENGTH);
