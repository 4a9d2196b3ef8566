const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const DATE_AND_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** In the reader's own zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
export const formatDateAndTime = (iso: string): string => DATE_AND_TIME.format(new Date(iso));
