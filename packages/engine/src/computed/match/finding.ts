import type { Finding } from '../../audit.ts';
import type { Copy, MessageMatch, SharedPoint } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { excerpt, joinWithConjunction, nonEnglishFinding } from '../copy/quotes.ts';
import { pointScore } from './message-match.ts';

export interface Wording {
  /** Why there is nothing to compare. */
  readonly nothing: string;
  /** Heading when only one side says it: the score is near a match, but it is not one. */
  readonly oneSided?: string | undefined;
  /** Heading when only one side says it, and both agree on something else. */
  readonly partlyAgreed?: string | undefined;
  /** What to do when the two disagree. */
  advice(worst: SharedPoint): string;
}

/** Value from which copy and picture match, 0..100. */
export const GOOD_MATCH = 80;

export type Kind = SharedPoint['kind'];

const MESSAGES = {
  alike: '“{copy}”',
  alikeInOtherWords: '“{copy}” (picture: “{creative}”)',
} as const;

const AGREED: Readonly<Record<Kind, string>> = {
  offer: 'Copy and picture both offer {said}.',
  brand: 'Copy and picture both name {said}.',
  product: 'Copy and picture both speak of {said}.',
  action: 'Both lead to the same step: {said}.',
};

const ONLY_IN_PICTURE: Readonly<Record<Kind, string>> = {
  offer: 'The picture offers {creative}, but the copy does not mention it.',
  brand: 'The picture shows the brand {creative}, but the copy does not name it.',
  product: 'The picture is about {creative}, but the copy does not mention it.',
  action: 'The picture asks {creative}, but we could not find a call to action in the copy.',
};

const ONLY_IN_COPY: Readonly<Record<Kind, string>> = {
  offer: 'The copy offers {copy}, but we could not find that in the picture.',
  brand: 'The copy names {copy}, but we could not find that name in the picture.',
  product: 'The copy names {copy}; the words in the picture name none of them.',
  action: 'The copy asks {copy}, but we could not find a matching button in the picture.',
};

const DIFFERENT: Readonly<Record<Kind, string>> = {
  offer: 'The copy offers {copy}, but the picture offers {creative}.',
  brand: 'The copy names {copy}, but the picture shows {creative}.',
  product: 'The copy is about {copy}, but the picture is about {creative}.',
  action: 'The copy asks {copy}, but the picture asks {creative}.',
};

/** Averages the points of one kind: 100 when both sides say it, 0 when they contradict each other. */
export function matchFinding(
  kind: Kind,
  copy: Copy,
  { points }: MessageMatch,
  { nothing, oneSided, partlyAgreed = oneSided, advice }: Wording,
): Finding {
  const ofKind = points.filter((point) => point.kind === kind);
  const worst = ofKind.toSorted((a, b) => pointScore(a) - pointScore(b))[0];
  const foreign = needsEnglishCopy(kind, worst) ? nonEnglishFinding(copy) : null;
  if (foreign) return foreign;
  if (!worst) return { kind: 'notApplicable', reason: nothing };
  const start = worst.copy === null ? -1 : copy.text.indexOf(worst.copy.split(', ')[0] ?? worst.copy);
  const span =
    start < 0
      ? { start: 0, end: copy.text.length }
      : { start, end: start + (worst.copy?.split(', ')[0] ?? '').length };
  const mean = ofKind.reduce((sum, point) => sum + pointScore(point), 0) / ofKind.length;
  const title = ofKind.some(({ agrees }) => agrees) ? partlyAgreed : oneSided;
  return {
    kind: 'measured',
    // The finding speaks of the worst point, so that a good mean must not turn it into praise.
    value: worst.agrees ? mean : Math.min(mean, GOOD_MATCH - 1),
    evidence: [{ label: worst.copy === null ? 'Not in the copy' : `“${worst.copy}”`, span }],
    observation: observe(worst, ofKind),
    ...(title !== undefined && isOneSided(worst) && { title }),
    ...(!worst.agrees && { advice: advice(worst) }),
  };
}

/** A missing request or offer is detected by English words, so it needs English copy. Differing figures do not. */
function needsEnglishCopy(kind: Kind, worst: SharedPoint | undefined): boolean {
  if (kind !== 'action' && kind !== 'offer') return false;
  if (!worst) return true;
  return !worst.agrees && (kind === 'action' || isOneSided(worst));
}

const isOneSided = ({ agrees, copy, creative }: SharedPoint): boolean =>
  !agrees && (copy === null || creative === null);

function observe({ kind, copy, creative, agrees }: SharedPoint, all: readonly SharedPoint[]): string {
  if (agrees) return formatMessage(AGREED[kind], { said: joinWithConjunction(all.map(agreedOn)) });
  if (copy === null) return formatMessage(ONLY_IN_PICTURE[kind], { creative: wordsOf(kind, creative ?? '') });
  if (creative === null) return formatMessage(ONLY_IN_COPY[kind], { copy: wordsOf(kind, copy) });
  return formatMessage(DIFFERENT[kind], { copy: wordsOf(kind, copy), creative: wordsOf(kind, creative) });
}

function agreedOn({ copy, creative }: SharedPoint): string {
  const same = copy?.toLowerCase() === creative?.toLowerCase();
  return formatMessage(same ? MESSAGES.alike : MESSAGES.alikeInOtherWords, {
    copy: copy ?? '',
    creative: creative ?? '',
  });
}

/** A product is several words, each quoted separately; an offer or a request is one quotation. */
const wordsOf = (kind: Kind, text: string): string =>
  kind === 'product' ? joinWithConjunction(text.split(', ').map((word) => `“${word}”`)) : excerpt(text);
