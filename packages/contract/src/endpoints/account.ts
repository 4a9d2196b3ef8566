/** One account, by its owner. */
export const ACCOUNT_ENDPOINTS = {} as const;
