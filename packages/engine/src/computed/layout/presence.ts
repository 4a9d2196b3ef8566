import type { BrandMark, CallToAction, Face, TextLine } from '../../artifacts/artifacts.ts';
import { wordingOf } from '../../elements/ranker/wording.ts';
import { brandCertainty } from '../brand/brand-mark.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** Confidence from which a candidate counts as the call to action, and from which it is one beyond doubt. */
export const CALL_TO_ACTION_FOUND = { from: 0.5, to: 0.85 } as const;
/** The same of a brand mark: a name without an address, a sign or a repetition seldom gets beyond 0.7. */
export const BRAND_FOUND = { from: 0.4, to: 0.7 } as const;
/** Faces are kept from the lower figure on. */
const FACE_FOUND = { from: 0.55, to: 0.9 } as const;

/**
 * How much of a call to action is there, 0..1: nothing of a candidate that was only just taken, so that the score does
 * not jump where one copy of an ad shows it a little plainer than the other.
 */
export const callToActionPresence = (callToAction: CallToAction | null): number =>
  callToAction ? smoothStep(callToAction.confidence, CALL_TO_ACTION_FOUND.from, CALL_TO_ACTION_FOUND.to) : 0;

/** How much of a brand mark is there, 0..1. */
export const brandPresence = ({ confidence }: Pick<BrandMark, 'confidence'>): number =>
  smoothStep(confidence, BRAND_FOUND.from, BRAND_FOUND.to);

/** How much of the brand is there in all its places, 0..1: what the rest that is measured of it counts with. */
export const brandShown = (brand: readonly BrandMark[]): number =>
  brandPresence({ confidence: brandCertainty(brand) });

/** How much of a face is there, 0..1. */
export const facePresence = ({ confidence }: Pick<Face, 'confidence'>): number =>
  smoothStep(confidence, FACE_FOUND.from, FACE_FOUND.to);

/** How plainly a line asks that begins with a verb. */
const ASKS = 0.5;

/** Lines that say something and were taken for no headline, offer or print on what is shown. */
const PLAIN: ReadonlySet<TextLine['role']> = new Set(['body', 'legal', 'brand']);

/**
 * Whether some line may ask viewers to act though none was found that does.
 * @param chance that something asks; 0 where a person said that nothing does, undefined where it is told from the lines
 */
export const mayAsk = (chance: number | undefined, text: readonly TextLine[]): boolean =>
  chance === undefined
    ? text.some((line) => PLAIN.has(line.role) && namesNextStep(wordingOf(line.text)))
    : chance > 0;

/** An address, a number, a verb that asks, where to get it or when to come. */
const namesNextStep = ({ address, phone, asks, place, date }: ReturnType<typeof wordingOf>): boolean =>
  address || phone || place || date || asks >= ASKS;
