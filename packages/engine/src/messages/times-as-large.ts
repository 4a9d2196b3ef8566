import type { TextLine } from '../artifacts/artifacts.ts';
import { placeOfAll } from '../computed/layout/place-name.ts';
import { isFact } from '../computed/text/listed-facts.ts';
import { type SizedLine, isOneWith, matters, nameAmong } from '../computed/text/small-lines.ts';
import { isAsk, isOffer } from '../language/index.ts';
import { formatValue } from '../format-value.ts';
import { say } from './say.ts';

/** A smaller step is not seen, and 'once as large' is no advice. Judgment. */
export const LEAST_TIMES = 1.2;
/** What grows more has no room in a finished layout, and checks that ask for more would each name another figure. Judgment. */
export const MOST_TIMES = 2;
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
  ((wordsIn(text) >= BREAKABLE ? 2 : 1) * WIDEST) / box.w;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Small lines that no finished layout has room for at a larger size, and words of all lines where it has room for none. Judgment. */
const MANY = 10;
const FULL = 64;

const NO_ROOM = 'There is no room to set all small lines';

const MESSAGES = {
  grow: 'Set {line} larger.',
  andOthers: '{line} and the other small text',
  second: 'Enlarge {line}, as far as the headline stays larger.',
  together: 'Set the small lines{place} larger.',
  tooMany: `${NO_ROOM}{place} larger: leave out those that viewers can do without, and enlarge the rest.`,
  shortenFirst: 'There are too many words to set the small lines larger: shorten the text first.',
  growMuch: 'Set {line} much larger.',
  shorten: 'Use fewer words in {line}, so that it has room to be set larger.',
} as const;

/** Whether advice on small lines is to leave some of them out. */
export const asksForLess = (advice: string): boolean =>
  advice === MESSAGES.shortenFirst || advice.startsWith(NO_ROOM);

/** Advice on words that fill the width of the frame and are still too small. @param line their name */
export const shorten = (line: string): string => say(MESSAGES.shorten, { line });

/** A line from which this many times its height is wanted is fine print: no layout has room for that. Judgment. */
const BEYOND = 3;

/** Whether a line can be enlarged so far within its layout. */
export const canGrow = (times: number): boolean => times <= BEYOND;

/** What an ad cannot leave out. */
const KEPT: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction']);
/** Nor can it leave these out, and they are worded as they are: a name, a duty, print on what is shown. */
const FIXED: ReadonlySet<TextLine['role']> = new Set(['brand', 'legal', 'label']);

type Line = Pick<TextLine, 'role' | 'height' | 'text' | 'goesOn'>;

interface Small {
  readonly line: Line;
  readonly name: string;
  /** How many times as large it would have to be. */
  readonly times: number;
  /** All lines of the picture. */
  readonly text: readonly Line[];
}

/**
 * Whether it says what the ad is for, tells a fact, or is half of a sentence, also where no element was found there: the
 * largest words stand for a headline.
 */
const carriesMessage = (line: Line, text: readonly Line[]): boolean =>
  isOffer(line.text) ||
  isAsk(line.text) ||
  line.goesOn === true ||
  isFact(line) ||
  (!text.some(({ role }) => role === 'headline') && text.every(({ height }) => height <= line.height));

/** Advice on a line that is too small to read. */
export function enlarging({ line, name, times, text }: Small): string {
  const values = { line: name };
  if (FIXED.has(line.role)) return say(MESSAGES.grow, values);
  if (KEPT.has(line.role)) return say(canGrow(times) ? MESSAGES.grow : MESSAGES.growMuch, values);
  if (carriesMessage(line, text)) return say(MESSAGES.grow, values);
  const headline = Math.max(0, ...text.filter(({ role }) => role === 'headline').map(({ height }) => height));
  const rivals = canGrow(times) && headline > 0 && times * line.height >= headline;
  return say(rivals ? MESSAGES.second : MESSAGES.grow, values);
}

/**
 * Advice on lines that are too small: on the one that stands out, or on all of them.
 * @param small the lines
 * @param named the one that stands out; null where none does
 * @param wanted height at which letters read well, in CSS pixels
 * @param text all lines of the picture
 */
export const enlargingSmall = (
  small: readonly SizedLine[],
  named: SizedLine | null,
  wanted: number,
  text: readonly TextLine[],
): string =>
  named
    ? enlarging({
        line: named.line,
        name: nameOf(named, small, text),
        times: wanted / named.value,
        text,
      })
    : enlargingAll(
        small.map(({ line }) => line),
        text,
      );

function nameOf(named: SizedLine, small: readonly SizedLine[], text: readonly TextLine[]): string {
  const line = nameAmong(named.line, small, text);
  const others = small.filter((each) => !isOneWith(each.line, named.line));
  return others.some(matters) ? say(MESSAGES.andOthers, { line }) : line;
}

/**
 * Advice on several lines that are too small alike, which may have no room to be larger.
 * @param small the lines
 * @param text all lines of the picture
 */
export function enlargingAll(
  small: readonly Pick<TextLine, 'role' | 'height' | 'text' | 'goesOn' | 'box'>[],
  text: readonly Line[],
): string {
  const place = placeOfAll(small.map(({ box }) => box));
  const values = { place: place && ` ${place}` };
  if (small.length >= MANY) return say(MESSAGES.tooMany, values);
  const words = text.reduce((sum, line) => sum + wordsIn(line.text), 0);
  return words >= FULL ? MESSAGES.shortenFirst : say(MESSAGES.together, values);
}
