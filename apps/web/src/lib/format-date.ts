const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** In the reader's own zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
