/** Addresses of pages by other names; what was asked with them is kept. Apart, so that every page can have it without a schema. */
export const OTHER_NAMES = { '/register': '/signup', '/support': '/contact' } as const;
