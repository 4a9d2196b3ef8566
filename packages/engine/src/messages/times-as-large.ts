import { formatValue } from '../format-value.ts';
import { say } from './say.ts';

/** A smaller step is not seen, and 'once as large' is no advice. Judgment. */
const LEAST_TIMES = 1.2;
/** What grows more has no room in a finished layout, and checks that ask for more would each name another figure. Judgment. */
const MOST_TIMES = 2;

/** How many times as large something is to become, for advice: '1.4'. */
export const timesAsLarge = (times: number): string =>
  formatValue(Math.min(MOST_TIMES, Math.max(LEAST_TIMES, times)), 'count');

const MESSAGES = {
  leave:
    'No layout has room for {line} at a size that can be read {where}: leave it to the copy or the landing page.',
} as const;

/** A line from which this many times its height is wanted is fine print: no layout has room for that. Judgment. */
const BEYOND = 3;

/** Whether a line can be enlarged so far within its layout. */
export const canGrow = (times: number): boolean => times <= BEYOND;

/** Advice on what cannot. @param line its name @param where 'on a phone' */
export const leaveOut = (line: string, where: string): string => say(MESSAGES.leave, { line, where });
