import { ANALYSIS_ID, LIMITS } from '@adjudge/contract';

/** `ids` are the compared analyses, comma-separated and without duplicates, at most as many as fit side by side. */
export interface CompareSearch {
  ids?: string | undefined;
}

/** Sets `ids` even when there are none: a missing key would keep the value in the current URL. */
export function compareSearch({ ids }: Record<string, unknown>): CompareSearch {
  if (typeof ids !== 'string') return { ids: undefined };
  const known = ids.split(',').filter((id) => ANALYSIS_ID.test(id));
  const compared = [...new Set(known)].slice(0, LIMITS.compareMax);
  return { ids: compared.join(',') || undefined };
}
