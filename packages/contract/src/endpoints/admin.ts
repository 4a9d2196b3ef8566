/** For people of role admin alone. */
export const ADMIN_ENDPOINTS = {} as const;
