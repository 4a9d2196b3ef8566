export type AccountTab = 'profile' | 'security' | 'danger';

/** What the address bar says about the page; the usual tab is left out of it. */
export interface AccountSearch {
  tab?: Exclude<AccountTab, 'profile'> | undefined;
}

/** Says so where there is none: what is left out is taken from the address as it stands there. */
export const accountSearch = ({ tab }: Record<string, unknown>): AccountSearch => ({
  tab: tab === 'security' || tab === 'danger' ? tab : undefined,
});
