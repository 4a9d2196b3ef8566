const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '20 November 2026', in UTC: a file has no reader's zone. */
export const sayDay = (iso: string): string => DAY.format(new Date(iso));
