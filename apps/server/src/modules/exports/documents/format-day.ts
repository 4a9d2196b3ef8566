const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 20, 2026', in UTC: a file has no reader's zone. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));
