import { readerLocales } from './reader-locales.ts';

const format = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(readerLocales(), style).format(new Date(iso));

/** In the reader's own locale and time zone. Not for prerendered pages, which are the same for everyone. */
export const formatDate = (iso: string): string => format(iso, { dateStyle: 'medium' });

/** Date and time, in the reader's own locale and time zone. */
export const formatMoment = (iso: string): string => format(iso, { dateStyle: 'medium', timeStyle: 'short' });
