const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 20, 2026'. In UTC, because a file does not know its reader's time zone. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));
