import { randomInt } from 'node:crypto';

const CODE_COUNT = 8;
const LENGTH = 12;
/** Without characters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** For users who lost their phone. Each code works once and has 59 bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODE_COUNT }, newCode);

/** Formats a code for display: 'abcd-efgh-jkmn'. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Normalizes a recovery code or a six-digit app code as typed by a user. */
export const normalizeCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
