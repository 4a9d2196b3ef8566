/** Where creative and findings stand side by side: there is room for more to be open at first. */
export const isWideScreen = (): boolean => matchMedia('(min-width: 64.0625rem)').matches;
