/** Buying credits. */
export const PAYMENTS_ENDPOINTS = {} as const;
