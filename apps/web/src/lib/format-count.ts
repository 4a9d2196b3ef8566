import { readerLocales } from './reader-locales.ts';

/** In the reader's locale. Not for prerendered pages, which are the same for everyone. */
export const formatCount = (count: number): string => count.toLocaleString(readerLocales());
