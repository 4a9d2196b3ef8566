import { parsePage, parseSearchText } from '../../lib/url-params.ts';

export const TABS = [
  { value: 'users', label: 'Users' },
  { value: 'reports', label: 'Public reports' },
  { value: 'messages', label: 'Messages' },
  { value: 'queue', label: 'Queue' },
  { value: 'audit', label: 'Audit log' },
] as const;
export type TabName = (typeof TABS)[number]['value'];

/** URL parameters of the page. Defaults are left out of the URL. */
export interface AdminSearch {
  tab?: TabName | undefined;
  page?: number | undefined;
  search?: string | undefined;
  /** Messages tab only; undefined means open messages. */
  state?: 'handled' | undefined;
}

/** Sets every key, even to its default: a missing key would keep the value in the current URL. */
export const adminSearch = (raw: Record<string, unknown>): AdminSearch => ({
  tab: TABS.find(({ value }) => value === raw['tab'] && value !== 'users')?.value,
  page: parsePage(raw['page']),
  search: parseSearchText(raw['search']),
  state: raw['state'] === 'handled' ? 'handled' : undefined,
});

export interface TabProps {
  search: AdminSearch;
  onSearch: (next: AdminSearch, how: { replace: boolean }) => void;
}
