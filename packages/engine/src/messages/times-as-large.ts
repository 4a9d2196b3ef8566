import { formatValue } from '../format-value.ts';

/** A smaller step is not seen, and 'once as large' is no advice. Judgment. */
const LEAST_TIMES = 1.2;

/** How many times as large something is to become, for advice: '1.4'. */
export const timesAsLarge = (times: number): string => formatValue(Math.max(LEAST_TIMES, times), 'count');
