/** PostgreSQL's codes for a NUL character: in a text, and escaped in JSON. */
const NUL_SQLSTATES = new Set(['22021', '22P05']);

/** PostgreSQL's words for JSON that it cannot read: what we send it is JSON except for half a surrogate pair. */
const UNREADABLE_JSON = /^invalid input syntax for type json/;

/** Whether a call failed because of a character that PostgreSQL stores in no text, although a request may contain it. */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && NUL_SQLSTATES.has(String(error.code))) return true;
  return UNREADABLE_JSON.test(error.message) || isUnstorableText(error.cause);
}
