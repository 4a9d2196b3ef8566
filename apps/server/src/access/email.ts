/** Normalizes an email (trimmed, NFKC, lower case), so that one mailbox has one account. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
