import { randomInt } from 'node:crypto';

const MANY = 8;
const LENGTH = 12;
/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** For anyone who lost the phone: each opens once, 59 bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: MANY }, newCode);

/** As they are shown: 'abcd-efgh-jkmn'. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** As somebody types one, or the six digits of an app. */
export const typedCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
