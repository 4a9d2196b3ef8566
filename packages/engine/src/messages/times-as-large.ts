import type { TextLine } from '../artifacts/artifacts.ts';
import { formatValue } from '../format-value.ts';
import { say } from './say.ts';

/** A smaller step is not seen, and 'once as large' is no advice. Judgment. */
const LEAST_TIMES = 1.2;
/** What grows more has no room in a finished layout, and checks that ask for more would each name another figure. Judgment. */
const MOST_TIMES = 2;
/** Share of the frame's width that a line may take. */
const WIDEST = 0.94;
/** Words from which a line can be broken in two. */
const BREAKABLE = 4;

/**
 * How many times as large text is to become, for advice: '1.4'; null where the frame is too narrow for it.
 * @param times as wanted
 */
export function timesAsLarge(times: number, lines: readonly Pick<TextLine, 'text' | 'box'>[]): string | null {
  const room = Math.min(...lines.map(roomOf));
  const wanted = Math.min(MOST_TIMES, room, Math.max(LEAST_TIMES, times));
  return wanted < LEAST_TIMES ? null : formatValue(Math.floor(wanted * 10) / 10, 'count');
}

/** How many times as wide a line can become, broken in two where it has the words for it. */
const roomOf = ({ text, box }: Pick<TextLine, 'text' | 'box'>): number =>
  ((text.trim().split(/\s+/).length >= BREAKABLE ? 2 : 1) * WIDEST) / box.w;

const MESSAGES = {
  leave:
    'No layout has room for {line} at a size that can be read {where}: leave it to the copy or the landing page.',
  shorten: 'Use fewer words in {line}, so that it has room to be set larger.',
} as const;

/** Advice on words that fill the width of the frame and are still too small. @param line their name */
export const shorten = (line: string): string => say(MESSAGES.shorten, { line });

/** A line from which this many times its height is wanted is fine print: no layout has room for that. Judgment. */
const BEYOND = 3;

/** Whether a line can be enlarged so far within its layout. */
export const canGrow = (times: number): boolean => times <= BEYOND;

/** Advice on what cannot. @param line its name @param where 'on a phone' */
export const leaveOut = (line: string, where: string): string => say(MESSAGES.leave, { line, where });
