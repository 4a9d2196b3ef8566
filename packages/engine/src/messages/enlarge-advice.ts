import type { TextLine } from '../artifacts/artifacts.ts';
import { placeOfAll } from '../computed/layout/place-name.ts';
import { isFact } from '../computed/text/listed-facts.ts';
import { type SizedLine, isSameElement, isKeyLine, nameAmong } from '../computed/text/small-lines.ts';
import { isRequest, isOffer } from '../language/index.ts';
import { formatValue } from '../format-value.ts';
import { formatMessage } from './format-message.ts';

/** A smaller step is not noticeable, and 'once as large' is not advice. Chosen by judgment, not fitted. */
export const MIN_GROWTH_FACTOR = 1.2;
/**
 * A finished layout has no room for more growth. The cap also keeps checks that want more from each naming a different number.
 * Chosen by judgment, not fitted.
 */
export const MAX_GROWTH_FACTOR = 2;
/** Share of the frame's width that a line may fill. */
const WIDEST = 0.94;
/** Words from which a line can be broken in two. */
const BREAKABLE = 4;

/**
 * How many times as large text should become, formatted for advice ('1.4'); null when the frame is too narrow.
 * @param times the factor that would be ideal
 */
export function formatGrowthFactor(
  times: number,
  lines: readonly Pick<TextLine, 'text' | 'box'>[],
): string | null {
  const room = Math.min(...lines.map(roomOf));
  const wanted = Math.min(MAX_GROWTH_FACTOR, room, Math.max(MIN_GROWTH_FACTOR, times));
  return wanted < MIN_GROWTH_FACTOR ? null : formatValue(Math.floor(wanted * 10) / 10, 'count');
}

/** By what factor a line can become wider, broken in two if it has enough words. */
const roomOf = ({ text, box }: Pick<TextLine, 'text' | 'box'>): number =>
  ((wordsIn(text) >= BREAKABLE ? 2 : 1) * WIDEST) / box.w;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/**
 * Number of small lines from which no finished layout has room to enlarge them all, and number of words in all lines from which
 * it has room for none. Chosen by judgment, not fitted.
 */
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

/** Whether advice on small lines is to leave out some text. */
export const suggestsCutting = (advice: string): boolean =>
  advice === MESSAGES.shortenFirst || advice.startsWith(NO_ROOM);

/** Advice on words that fill the width of the frame and are still too small. @param line their name in the sentence */
export const shorten = (line: string): string => formatMessage(MESSAGES.shorten, { line });

/** A line that would have to grow by more than this factor is fine print; no layout has room. Chosen by judgment, not fitted. */
const BEYOND = 3;

/** Whether the layout has room to enlarge a line by this factor. */
export const canGrow = (times: number): boolean => times <= BEYOND;

/** Roles that an ad cannot do without. */
const KEPT: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction']);
/** Roles whose wording is fixed and that cannot be left out either: a name, a legal duty, print on the product. */
const FIXED: ReadonlySet<TextLine['role']> = new Set(['brand', 'legal', 'label']);

type Line = Pick<TextLine, 'role' | 'height' | 'text' | 'goesOn'>;

interface Small {
  readonly line: Line;
  readonly name: string;
  /** Factor by which it would have to grow. */
  readonly times: number;
  /** All lines of the picture. */
  readonly text: readonly Line[];
}

/**
 * Whether a line says what the ad is for, states a fact, or is half of a sentence, even if no element was found there. Without a
 * headline, the largest words take its place.
 */
const carriesMessage = (line: Line, text: readonly Line[]): boolean =>
  isOffer(line.text) ||
  isRequest(line.text) ||
  line.goesOn === true ||
  isFact(line) ||
  (!text.some(({ role }) => role === 'headline') && text.every(({ height }) => height <= line.height));

/** Advice on a line that is too small to read. */
export function enlargeLineAdvice({ line, name, times, text }: Small): string {
  const values = { line: name };
  if (FIXED.has(line.role)) return formatMessage(MESSAGES.grow, values);
  if (KEPT.has(line.role)) return formatMessage(canGrow(times) ? MESSAGES.grow : MESSAGES.growMuch, values);
  if (carriesMessage(line, text)) return formatMessage(MESSAGES.grow, values);
  const headline = Math.max(0, ...text.filter(({ role }) => role === 'headline').map(({ height }) => height));
  const rivals = canGrow(times) && headline > 0 && times * line.height >= headline;
  return formatMessage(rivals ? MESSAGES.second : MESSAGES.grow, values);
}

/**
 * Advice on lines that are too small: on the one that stands out, or on all of them.
 * @param small the lines that are too small
 * @param named the one that stands out; null when none does
 * @param wanted height at which letters read well, in CSS pixels
 * @param text all lines of the picture
 */
export const enlargeAdvice = (
  small: readonly SizedLine[],
  named: SizedLine | null,
  wanted: number,
  text: readonly TextLine[],
): string =>
  named
    ? enlargeLineAdvice({
        line: named.line,
        name: nameOf(named, small, text),
        times: wanted / named.value,
        text,
      })
    : enlargeAllAdvice(
        small.map(({ line }) => line),
        text,
      );

function nameOf(named: SizedLine, small: readonly SizedLine[], text: readonly TextLine[]): string {
  const line = nameAmong(named.line, small, text);
  const others = small.filter((each) => !isSameElement(each.line, named.line));
  return others.some(isKeyLine) ? formatMessage(MESSAGES.andOthers, { line }) : line;
}

/**
 * Advice on several lines that are all too small, and that may have no room to grow.
 * @param small the lines that are too small
 * @param text all lines of the picture
 */
export function enlargeAllAdvice(
  small: readonly Pick<TextLine, 'role' | 'height' | 'text' | 'goesOn' | 'box'>[],
  text: readonly Line[],
): string {
  const place = placeOfAll(small.map(({ box }) => box));
  const values = { place: place && ` ${place}` };
  if (small.length >= MANY) return formatMessage(MESSAGES.tooMany, values);
  const words = text.reduce((sum, line) => sum + wordsIn(line.text), 0);
  return words >= FULL ? MESSAGES.shortenFirst : formatMessage(MESSAGES.together, values);
}
