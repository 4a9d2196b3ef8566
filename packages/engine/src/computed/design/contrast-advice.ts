import type { TextLine } from '../../artifacts/artifacts.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { isOnPicture } from './clutter-thresholds.ts';
import {
  type Side,
  canBeSetIn,
  contrastOf,
  highestContrastInk,
  isOneBackground,
  labOf,
  sideOf,
} from './ink-suggestion.ts';
import { nameForAdvice } from '../text/headline.ts';
import { lineName } from '../text/line-name.ts';

/** WCAG 2.2 SC 1.4.3, for small and for large text. */
export const RATIO = { small: 4.5, large: 3 } as const;

const MESSAGES = {
  recolor: 'Set {line} in a {side} color.',
  colorOf: 'Set {line} in the color of {other}.',
  headline: 'the headline',
  behind:
    '{side, select, lighter {Darken} other {Lighten}} the {isPicture, select, true {picture} other {background}} behind {line}.',
  others: '{advice} Do the same for {others}.',
  many: '{advice} Do the same for the other faint text.',
  move: 'Move {line} to a plain part of the picture.',
  panel: 'Put a solid panel behind {line}, clear of faces and products.',
} as const;

/** A line and the contrast ratio that its letters need. */
export interface FaintLine {
  readonly line: TextLine;
  readonly needed: number;
}

/** Names of the other faint lines; 'many' when there are too many to name, or when one has the same name as the first. */
export type Others = readonly string[] | 'many';

/**
 * What to do about faint text.
 * @param first the line that the advice names
 * @param rest the other faint lines; the advice covers them too if it works for each of them
 * @param text all lines of the picture
 */
export function contrastAdvice(
  first: FaintLine,
  rest: readonly FaintLine[],
  others: Others,
  text: readonly TextLine[],
): string {
  const { message, ...values } = changeOf(first, text);
  const advice = formatMessage(message, { ...values, line: nameForAdvice(first.line, text) });
  if (others.length === 0 || !rest.every(({ line }) => isAlike(line, first.line))) return advice;
  return others === 'many'
    ? formatMessage(MESSAGES.many, { advice })
    : formatMessage(MESSAGES.others, { advice, others: joinedList(others) });
}

type Change = Readonly<Record<string, string>> & { readonly message: string };

/** On a plain background suggests a color of the ad itself. On a picture letters keep theirs. Light stays light, dark stays dark. */
function changeOf({ line, needed }: FaintLine, text: readonly TextLine[]): Change {
  const { ink, ground } = line;
  const side = sideOf(ground, ink);
  const isPicture = isOnPicture(line);
  if (isPicture || contrastOf(ground, ink) >= RATIO.small) {
    // Dark red has little contrast even to black, so darkening the picture behind it would not help.
    return isAside(line) && contrastOf(ink, highestContrastInk(ink, ground)) >= RATIO.small
      ? { message: MESSAGES.behind, side, isPicture: String(isPicture) }
      : { message: isDisplayed(line) ? MESSAGES.move : MESSAGES.panel };
  }
  const donor = donorFor(line, text, side, nameForAdvice(line, text));
  if (donor)
    return {
      message: MESSAGES.colorOf,
      other: donor.role === 'headline' ? MESSAGES.headline : lineName(donor),
    };
  return contrastOf(ground, highestContrastInk(ground, ink)) >= needed
    ? { message: MESSAGES.recolor, side }
    : { message: MESSAGES.behind, side, isPicture: 'false' };
}

/** Whether the same change makes both lines stand out. */
const isAlike = (a: TextLine, b: TextLine): boolean =>
  sideOf(a.ground, a.ink) === sideOf(b.ground, b.ink) && isOnPicture(a) === isOnPicture(b);

/** A name or a headline is designed for its position; a panel behind it would break the design. */
const isDisplayed = ({ role }: TextLine): boolean => role === 'brand' || role === 'headline';

/** Whether letters are lighter, or darker, than nearly all of the picture behind. If not, no single change separates them. */
const isAside = ({ ink, ground, groundTexture }: TextLine): boolean =>
  Math.abs(labOf(ink).l - labOf(ground).l) > groundTexture;

/** Roles whose color the designer chose for text. */
const INKS: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'body']);

/** The largest other text on a similar background whose color works here. Colors chosen for another background may clash. */
const donorFor = (
  { ground, role }: TextLine,
  text: readonly TextLine[],
  side: Side,
  name: string,
): TextLine | undefined =>
  text
    .filter((each) => INKS.has(each.role) && !(role === 'headline' && each.role === 'headline'))
    .filter((each) => isOneBackground(each.ground, ground) && sideOf(ground, each.ink) === side)
    .filter(({ ink, contrast }) => contrast >= RATIO.large && canBeSetIn(ink, ground, RATIO.small))
    // Lines that are named by their place may share a name.
    .filter((each) => lineName(each) !== name)
    .toSorted((a, b) => b.height - a.height)[0];
