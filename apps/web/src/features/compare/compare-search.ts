import { ANALYSIS_ID, LIMITS } from '@adjudge/contract';

/** Ids of what is compared, joined by commas; each once, and no more than fit beside each other. */
export interface CompareSearch {
  ids?: string | undefined;
}

/** Names `ids` also where there are none: what the router is not told stays as the address has it. */
export function compareSearch({ ids }: Record<string, unknown>): CompareSearch {
  if (typeof ids !== 'string') return { ids: undefined };
  const known = ids.split(',').filter((id) => ANALYSIS_ID.test(id));
  const compared = [...new Set(known)].slice(0, LIMITS.compareMax);
  return { ids: compared.join(',') || undefined };
}
