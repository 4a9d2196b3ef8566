export const TABS = [
  { value: 'users', label: 'Users' },
  { value: 'reports', label: 'Public reports' },
  { value: 'messages', label: 'Messages' },
  { value: 'queue', label: 'Queue' },
  { value: 'audit', label: 'Audit log' },
] as const;
export type TabName = (typeof TABS)[number]['value'];

/** What the address bar says about the page; what is usual is left out of it. */
export interface AdminSearch {
  tab?: TabName | undefined;
  page?: number | undefined;
  search?: string | undefined;
  /** Of messages; else the open ones. */
  state?: 'handled' | undefined;
}

const SEARCH_MAX = 200;

function pageOf(raw: unknown): number | undefined {
  const page = Number(raw);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
}

export function adminSearch(raw: Record<string, unknown>): AdminSearch {
  const tab = TABS.find(({ value }) => value === raw['tab'] && value !== 'users')?.value;
  const page = pageOf(raw['page']);
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, SEARCH_MAX) : '';
  return {
    ...(tab ? { tab } : {}),
    ...(page ? { page } : {}),
    ...(search === '' ? {} : { search }),
    ...(raw['state'] === 'handled' ? { state: 'handled' } : {}),
  };
}

/** What every tab is given: its part of the address, and a way to change it. */
export interface TabProps {
  search: AdminSearch;
  onSearch: (next: AdminSearch, how: { replace: boolean }) => void;
}
