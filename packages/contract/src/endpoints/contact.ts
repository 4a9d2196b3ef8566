/** Writing to the people behind the product. */
export const CONTACT_ENDPOINTS = {} as const;
