const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** In the user's own time zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** Date and time, in the user's own time zone. */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso));
