const SEARCH_MAX = 200;

/** @returns the page number in the URL; undefined for page 1, the default, and for anything invalid */
export function parsePage(raw: unknown): number | undefined {
  const page = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : 1;
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}

/** @returns the text in the URL; undefined if there is none */
export const parseText = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw !== '' ? raw : undefined;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the id in the URL; undefined for anything else */
export const parseUuid = (raw: unknown): string | undefined =>
  typeof raw === 'string' && UUID.test(raw) ? raw : undefined;

/** @returns the search text in the URL, cut to a length that the server accepts; undefined if there is none */
export const parseSearchText = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.slice(0, SEARCH_MAX) : undefined;
