import type { TextLine } from '../../../artifacts/artifacts.ts';
import { SMALL_PX, displaySize } from '../../../computed/layout/display-size.ts';
import { isOnProduct } from '../../../computed/layout/on-product.ts';
import { isPrintAd } from '../../../computed/layout/print-ad.ts';
import { headlineOf } from '../../../computed/text/headline.ts';
import { endsMidSentence, isFragment } from '../../../computed/sentences/sentence-fragments.ts';
import type { Box } from '../../../geometry.ts';
import { isQuotable } from '../../../computed/text/line-name.ts';
import { statesPrice } from '../../../computed/text/listed-facts.ts';
import { type SizedLine, isKeyLine } from '../../../computed/text/small-lines.ts';
import { isPostShown } from '../../reportable-fault.ts';
import { type Facts, artifactIn, linesToRead } from '../../facts.ts';

const spaced = (words: string): string => ` ${words.toLowerCase()} `;

/** Whether the headline repeats the line's words, so no one misses the small ones. */
function isSaidLarge({ role, text }: TextLine, lines: readonly TextLine[]): boolean {
  const headline = headlineOf(lines.filter((line) => line.role === 'headline'));
  return role !== 'headline' && headline !== null && spaced(headline.text).includes(spaced(text));
}

/** If another headline line is at least this many times as tall, a small one is read along with it. Chosen by judgment. */
const TALLER = 1.5;
const isOfLarger = ({ role, height }: TextLine, lines: readonly TextLine[]): boolean =>
  role === 'headline' && lines.some((other) => other.role === 'headline' && other.height >= TALLER * height);

/** Whether the line is on a button, which people see by its fill even if its letters are small. */
const isOnButton = ({ role }: TextLine, facts: Facts): boolean =>
  role === 'callToAction' && artifactIn(facts, 'callToAction')?.kind === 'button';

/** Letter heights of one paragraph differ by less than this factor. */
const ONE_SIZE = 1.15;

/** Whether another line of its size is right above or below: a part of running text is no example, and half of a sentence. */
const isInParagraph = (line: TextLine, lines: readonly TextLine[]): boolean =>
  lines.some(
    (other) =>
      other !== line &&
      Math.max(line.height, other.height) < ONE_SIZE * Math.min(line.height, other.height) &&
      isRightBeside(line.box, other.box),
  );

const isRightBeside = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w &&
  b.x < a.x + a.w &&
  Math.abs(a.y + a.h / 2 - (b.y + b.h / 2)) < ONE_LINE * Math.max(a.h, b.h);
/** Distance of two lines of a paragraph, in heights of their boxes. */
const ONE_LINE = 2;

/** Share of the frame's width from which a line has no room to be set larger. Chosen by judgment. */
const WIDEST = 0.7;

const isWhole = ({ text, goesOn }: TextLine): boolean =>
  !goesOn && !isFragment(text) && !endsMidSentence(text) && !SCRAP.test(text);

/** At most three letters or digits: a monogram, or no word at all. */
const SCRAP = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}][^\p{L}\p{N}]*){0,3}$/u;

/**
 * Picks the line to show as an example of small text: among those too small to read well, the smallest that matters (such as a price or
 * an address), else the smallest of all. A part of running text is left out: of 27 such examples, it was most of the 12 that blind readers
 * did not find useful. Null if none can be quoted, since no one finds a line by its place, and for posts and printed
 * pages, where an app or the print sets the size. Of twelve new ads, blind readers found the example useful in 4 of 5 that could be
 * quoted, and in 1 of the 7 others.
 */
export function smallLineIn(facts: Facts): TextLine | null {
  const image = artifactIn(facts, 'image');
  const lines = linesToRead(facts);
  if (!image || isPostShown(facts) || isPrintAd(lines)) return null;
  const side = displaySize(image).height;
  const small = lines
    .filter((line) => line.role !== 'brand' && !isOnProduct(line.box, artifactIn(facts, 'subject')))
    .filter((line) => !isSaidLarge(line, lines) && !isOfLarger(line, lines) && !isOnButton(line, facts))
    .filter((line) => isElement(line) || !isInParagraph(line, lines))
    .filter((line) => isQuotable(line) && isWhole(line) && line.box.w <= WIDEST)
    .map((line) => ({ line, value: line.height * side }))
    // There may be even smaller lines that were not read.
    .filter(({ value }) => value < SMALL_PX)
    .toSorted((a, b) => a.value - b.value);
  const keys = small.filter(isKeyLine);
  const main = keys.find(({ line }) => isElement(line) && !statesPrice(line));
  return isPriceList(keys) ? (main?.line ?? null) : ((keys[0] ?? small[0])?.line ?? null);
}

const isElement = ({ role }: TextLine): boolean => role === 'offer' || role === 'callToAction';

/** Several prices of one size: no one of them is the example. */
const isPriceList = (keys: readonly SizedLine[]): boolean =>
  keys.filter(({ line, value }) => statesPrice(line) && value <= ONE_SIZE * keys[0]!.value).length >=
  FEWEST_PRICES;
const FEWEST_PRICES = 3;
