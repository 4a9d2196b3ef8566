import { pageIn, searchIn } from '../../lib/address-parts.ts';
import type { ListQuery } from '../../lib/analyses/analyses-query.ts';

export const SORTS = [
  { value: 'newest', label: 'Newest first', sortBy: 'createdAt', sortOrder: 'desc' },
  { value: 'oldest', label: 'Oldest first', sortBy: 'createdAt', sortOrder: 'asc' },
  { value: 'best', label: 'Highest score', sortBy: 'overallScore', sortOrder: 'desc' },
  { value: 'worst', label: 'Lowest score', sortBy: 'overallScore', sortOrder: 'asc' },
] as const;
export type SortName = (typeof SORTS)[number]['value'];
export const DEFAULT_SORT: SortName = 'newest';

/** What the address bar says about the list; what is usual is left out of it. */
export interface DashboardSearch {
  page?: number | undefined;
  sort?: SortName | undefined;
  search?: string | undefined;
  /** Id of the campaign that alone is shown. */
  campaign?: string | undefined;
}

/** What a part of the page that may change the list is given. */
export interface SearchProps {
  search: DashboardSearch;
  /** `replace` leaves no step in the browser's history: typing is not a place to go back to. */
  onSearch: (change: DashboardSearch, how: { replace: boolean }) => void;
}

const sortOf = (sort: unknown): SortName | undefined =>
  SORTS.find(({ value }) => value === sort && value !== DEFAULT_SORT)?.value;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const campaignOf = (campaign: unknown): string | undefined =>
  typeof campaign === 'string' && UUID.test(campaign) ? campaign : undefined;

/** Names every part also where it is usual: what the router is not told stays as the address has it. */
export const dashboardSearch = (raw: Record<string, unknown>): DashboardSearch => ({
  page: pageIn(raw['page']),
  sort: sortOf(raw['sort']),
  search: searchIn(raw['search']),
  campaign: campaignOf(raw['campaign']),
});

/** @param limit analyses on one page. */
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
