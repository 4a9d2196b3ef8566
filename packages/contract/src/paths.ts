/** Kept apart from the endpoint table and all schemas, so that pages that only fetch session and settings load neither. */
export const SESSION_PATH = '/_api/auth/session';
export const SETTINGS_PATH = '/_api/settings';

/** The caller's own avatar. */
export const AVATAR_PATH = '/_api/account/avatar';

/** The avatar path for one picture URL, so that a browser does not show a cached picture after the URL changes. */
export const avatarPath = (avatarUrl: string): string => `${AVATAR_PATH}?of=${encodeURIComponent(avatarUrl)}`;

/** Opened in a popup. Redirects to the provider, and from there to `OAUTH_CALLBACK_PATH`. */
export const OAUTH_AUTHORIZE_PATH = '/_api/auth/oauth_authorize';
/** Where the provider sends users back. This address is registered with the provider. */
export const OAUTH_CALLBACK_PATH = '/_api/auth/oauth_callback';

/** The page that shows the report of a visitor without an account. */
export const FIRST_LOOK_PAGE = '/first-look';

export const checkPath = (auditId: string): string => `/checks/${encodeURIComponent(auditId)}`;
