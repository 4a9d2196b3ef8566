/** Real ads, banners drawn for this purpose, banners of our own, and mockups of real ads. */
export const SETS = ['ads', 'banners', 'drawn', 'mockups'] as const;
export type SetName = (typeof SETS)[number];

const NAMES: Readonly<Record<SetName, string>> = {
  ads: 'real ads',
  banners: 'drawn banners',
  drawn: 'banners of our own',
  mockups: 'mockups',
};

/** Describes a training set, as in '109 real ads, 290 drawn banners'. */
export const countsIn = (items: readonly { readonly set: SetName }[]): string =>
  SETS.map((set) => `${items.filter((item) => item.set === set).length} ${NAMES[set]}`).join(', ');
