/** Apart from the table of calls and from every schema: a page that only asks who and what is there loads neither. */
export const SESSION_PATH = '/_api/auth/session';
export const SETTINGS_PATH = '/_api/settings';

/** The caller's own picture. */
export const AVATAR_PATH = '/_api/account/avatar';

/** The same for one address of a picture: another address is another file to a browser. */
export const avatarPath = (avatarUrl: string): string => `${AVATAR_PATH}?of=${encodeURIComponent(avatarUrl)}`;

/** Opened in a popup window; leads to the provider and from there to `OAUTH_CALLBACK_PATH`. */
export const OAUTH_AUTHORIZE_PATH = '/_api/auth/oauth_authorize';
/** Where the provider sends people back to; its address is registered there. */
export const OAUTH_CALLBACK_PATH = '/_api/auth/oauth_callback';

/** Where the browser application shows the report of somebody without an account. */
export const FIRST_LOOK_PAGE = '/first-look';

/** Where the browser application shows the page of a check. */
export const checkPath = (auditId: string): string => `/checks/${encodeURIComponent(auditId)}`;
