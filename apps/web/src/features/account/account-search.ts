export type AccountTab = 'profile' | 'security' | 'danger';

/** URL parameters of the page. The default tab is left out of the URL. */
export interface AccountSearch {
  tab?: Exclude<AccountTab, 'profile'> | undefined;
}

/** Sets a missing tab to undefined explicitly: a missing key would keep the value in the current URL. */
export const accountSearch = ({ tab }: Record<string, unknown>): AccountSearch => ({
  tab: tab === 'security' || tab === 'danger' ? tab : undefined,
});
