/** Whether creative and findings are side by side, so that there is room for more to be open initially. */
export const isWideScreen = (): boolean => matchMedia('(min-width: 64.0625rem)').matches;
