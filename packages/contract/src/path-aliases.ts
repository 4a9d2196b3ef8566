/** Alias paths that redirect to a page and keep the query string. In its own file so that pages can import it without any schema. */
export const PATH_ALIASES = { '/register': '/signup', '/support': '/contact' } as const;
