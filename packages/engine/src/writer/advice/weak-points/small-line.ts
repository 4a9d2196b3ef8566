import type { TextLine } from '../../../artifacts/artifacts.ts';
import { SMALL_PX, displaySize } from '../../../computed/layout/display-size.ts';
import { isOnProduct } from '../../../computed/layout/on-product.ts';
import { saysItIsPrinted } from '../../../computed/layout/printed.ts';
import { headlineOf } from '../../../computed/text/headline.ts';
import { isPart } from '../../../computed/text/breaks-off.ts';
import { isQuotable } from '../../../computed/text/line-name.ts';
import { matters } from '../../../computed/text/small-lines.ts';
import { isPostShown } from '../../borne-out.ts';
import { type Facts, found, linesToRead } from '../../facts.ts';

const spaced = (words: string): string => ` ${words.toLowerCase()} `;

/** Whether the headline says it as well: what is small there is not missed. */
function isSaidLarge({ role, text }: TextLine, lines: readonly TextLine[]): boolean {
  const headline = headlineOf(lines.filter((line) => line.role === 'headline'));
  return role !== 'headline' && headline !== null && spaced(headline.text).includes(spaced(text));
}

/** How many times as high another line of the headline is, from which a small one is a part of what is read at once. Judgment. */
const TALLER = 1.5;
const isOfLarger = ({ role, height }: TextLine, lines: readonly TextLine[]): boolean =>
  role === 'headline' && lines.some((other) => other.role === 'headline' && other.height >= TALLER * height);

/** A button is seen by its fill, however small its letters are. */
const isOnButton = ({ role }: TextLine, facts: Facts): boolean =>
  role === 'callToAction' && found(facts, 'callToAction')?.kind === 'button';

/** The letters of a sign, and what is no word. */
const SCRAP = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}][^\p{L}\p{N}]*){0,3}$/u;

/**
 * The line that small text is shown by: of those that are too small to read well the price or the address, else the smallest. null where none can be
 * quoted, since nobody finds it by its place, and where an app or a printer sets the size: of twelve new ads blind readers found use in four of five with
 * words, and in one of the seven others.
 */
export function smallLineIn(facts: Facts): TextLine | null {
  const image = found(facts, 'image');
  const lines = linesToRead(facts);
  if (!image || isPostShown(facts) || saysItIsPrinted(lines)) return null;
  const side = displaySize(image).height;
  const small = lines
    .filter((line) => line.role !== 'brand' && !isOnProduct(line.box, found(facts, 'subject')))
    .filter((line) => !isSaidLarge(line, lines) && !isOfLarger(line, lines) && !isOnButton(line, facts))
    .filter((line) => isQuotable(line) && !line.goesOn && !isPart(line.text) && !SCRAP.test(line.text))
    .map((line) => ({ line, value: line.height * side }))
    // What is smaller still may stand there, and was not read.
    .filter(({ value }) => value < SMALL_PX)
    .toSorted((a, b) => a.value - b.value);
  return (small.find(matters) ?? small[0])?.line ?? null;
}
