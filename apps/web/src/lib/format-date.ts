const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** In the reader's own zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** Day and time, in the reader's own zone. */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso));
