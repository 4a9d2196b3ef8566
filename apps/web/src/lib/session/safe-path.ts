const SIGN_IN_PAGES: ReadonlySet<string> = new Set(['/login', '/signup', '/register']);

/**
 * Validates a path from the URL to go to after sign-in. Only paths of this site pass, and never the sign-in pages.
 * @returns path with query and fragment, or null
 */
export function safePath(wanted: string | undefined): string | null {
  if (!wanted?.startsWith('/')) return null;
  const url = URL.parse(wanted, location.origin);
  if (url?.origin !== location.origin) return null;
  // '/.//evil.example' is a path on this site, but becomes '//evil.example', another site, when parsed again.
  if (url.pathname.startsWith('//') || SIGN_IN_PAGES.has(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
