/** Apart from the table of calls and from every schema: a page that only asks who is there loads neither. */
export const SESSION_PATH = '/_api/auth/session';
