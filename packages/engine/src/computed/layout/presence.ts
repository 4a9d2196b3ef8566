import type { BrandMark, CallToAction, Face, TextLine } from '../../artifacts/artifacts.ts';
import { wordingOf } from '../../elements/ranker/wording.ts';
import { saysRequest } from '../../language/index.ts';
import { brandCertainty } from '../brand/brand-mark.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** Confidence at which a candidate starts to count as the call to action, and at which it counts fully. */
const CALL_TO_ACTION_FOUND = { from: 0.5, to: 0.85 } as const;
/** The same for a brand mark. A name without an address, a sign or a repetition rarely exceeds 0.7. */
const BRAND_FOUND = { from: 0.4, to: 0.7 } as const;
/** The same for a face. Faces below `from` are not kept. */
const FACE_FOUND = { from: 0.55, to: 0.9 } as const;

/**
 * How much of a call to action is present, 0..1. A candidate that barely qualifies counts 0, so that the score does not
 * jump when one copy of an ad shows it a little more clearly than another.
 */
export const callToActionPresence = (callToAction: CallToAction | null): number =>
  callToAction ? smoothStep(callToAction.confidence, CALL_TO_ACTION_FOUND.from, CALL_TO_ACTION_FOUND.to) : 0;

/** How much of a brand mark is present, 0..1. */
export const brandPresence = ({ confidence }: Pick<BrandMark, 'confidence'>): number =>
  smoothStep(confidence, BRAND_FOUND.from, BRAND_FOUND.to);

/** How much of the brand is present over all its places, 0..1. Other brand measurements are weighted by this. */
export const overallBrandPresence = (brand: readonly BrandMark[]): number =>
  brandPresence({ confidence: brandCertainty(brand) });

/** How much of a face is present, 0..1. */
export const facePresence = ({ confidence }: Pick<Face, 'confidence'>): number =>
  smoothStep(confidence, FACE_FOUND.from, FACE_FOUND.to);

/** Minimum strength of the request in a line that starts with a verb. */
const ASKS = 0.5;

/** Roles of lines that were not classified as a headline, an offer, or print on an object. */
const PLAIN: ReadonlySet<TextLine['role']> = new Set(['body', 'legal', 'brand']);

/**
 * Whether some line may ask viewers to act even though no call to action was found.
 * @param chance that something asks; 0 when the user said that nothing does, undefined to infer it from the lines
 */
export const mayHaveCallToAction = (chance: number | undefined, text: readonly TextLine[]): boolean =>
  chance === undefined
    ? text.some(({ role, text: words }) =>
        role === 'offer' ? saysRequest(words) : PLAIN.has(role) && namesNextStep(wordingOf(words)),
      )
    : chance > 0;

/** Whether a line has an address, a phone number, a verb that asks, a place to get it, or a date. */
const namesNextStep = ({ address, phone, asks, place, date }: ReturnType<typeof wordingOf>): boolean =>
  address || phone || place || date || asks >= ASKS;
