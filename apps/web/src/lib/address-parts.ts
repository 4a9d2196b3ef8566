const SEARCH_MAX = 200;

/** @returns the page that an address names; undefined for the first, which is usual, and for what is no page. */
export function pageIn(raw: unknown): number | undefined {
  const page = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : 1;
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}

/** @returns what an address looks for, cut to a length that the server takes; undefined where that is nothing. */
export const searchIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.slice(0, SEARCH_MAX) : undefined;
