import { parsePage, parseSearchText, parseUuid } from '../../lib/url-params.ts';
import type { ListQuery } from '../../lib/analyses/analyses-query.ts';

export const SORTS = [
  { value: 'newest', label: 'Newest first', sortBy: 'createdAt', sortOrder: 'desc' },
  { value: 'oldest', label: 'Oldest first', sortBy: 'createdAt', sortOrder: 'asc' },
  { value: 'best', label: 'Highest score', sortBy: 'overallScore', sortOrder: 'desc' },
  { value: 'worst', label: 'Lowest score', sortBy: 'overallScore', sortOrder: 'asc' },
] as const;
export type SortName = (typeof SORTS)[number]['value'];
export const DEFAULT_SORT: SortName = 'newest';

/** URL parameters of the list. Defaults are left out of the URL. */
export interface DashboardSearch {
  page?: number | undefined;
  sort?: SortName | undefined;
  search?: string | undefined;
  /** Id of the campaign to filter by. */
  campaign?: string | undefined;
}

/** Props of a component that can change the list. */
export interface SearchProps {
  search: DashboardSearch;
  /** `replace` adds no entry to the browser history: typing is not a step to go back to. */
  onSearch: (change: DashboardSearch, how: { replace: boolean }) => void;
}

const sortOf = (sort: unknown): SortName | undefined =>
  SORTS.find(({ value }) => value === sort && value !== DEFAULT_SORT)?.value;

/** Sets every key, even to its default: a missing key would keep the value in the current URL. */
export const dashboardSearch = (raw: Record<string, unknown>): DashboardSearch => ({
  page: parsePage(raw['page']),
  sort: sortOf(raw['sort']),
  search: parseSearchText(raw['search']),
  campaign: parseUuid(raw['campaign']),
});

/** @param limit analyses per page */
export function listQueryOf({ page, sort, search, campaign }: DashboardSearch, limit: number): ListQuery {
  const { sortBy, sortOrder } = SORTS.find(({ value }) => value === (sort ?? DEFAULT_SORT)) ?? SORTS[0];
  return {
    page: page ?? 1,
    limit,
    sortBy,
    sortOrder,
    ...(search ? { search } : {}),
    ...(campaign ? { campaign } : {}),
  };
}
