import { type Difference, HEADLINE_TESTS, type HeadlineChances } from '@adjudge/engine/report';
import { withNonBreakingSpaces } from '../figures/measures.ts';
import { shownScore } from '../figures/shown-score.ts';

/** The letter of a compared creative, by position: A, B, C… */
export const letterAt = (index: number): string => String.fromCodePoint(65 + index);

/** Never 0% or 100% ('over 99%', 'under 1%'), because the scores have a margin of error. */
export function formatChance(chance: number): string {
  if (chance > 0.99) return withNonBreakingSpaces('over 99%');
  if (chance < 0.01) return withNonBreakingSpaces('under 1%');
  return withNonBreakingSpaces(`${Math.round(chance * 100)}%`);
}

const SURENESS = [
  { from: 0.95, words: 'very likely' },
  { from: 0.8, words: 'probably' },
  { from: 0.6, words: 'possibly' },
] as const;

interface Leader {
  readonly letter: string;
  /** null when the chances are too close for a word. */
  readonly sureness: string | null;
}

function leaderOf(chances: readonly number[]): Leader {
  const best = Math.max(...chances);
  const sure = SURENESS.find(({ from }) => best >= from);
  return { letter: letterAt(chances.indexOf(best)), sureness: sure?.words ?? null };
}

/**
 * Which creative leads and by how much, and how likely it truly does, given the scores' margin of error.
 * @param chances each one's chance of truly having the highest score; known only if all have a score
 */
export function describeLead(
  chances: readonly number[],
  creatives: readonly { readonly overallScore: number | null }[],
): string {
  const { letter, sureness } = leaderOf(chances);
  if (sureness === null)
    return `Too close to call: ${letter} leads, but given the margin of error another could be ahead.`;
  const scores = creatives.map(({ overallScore }) => shownScore(overallScore ?? 0));
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  const [than, place] = creatives.length > 2 ? [' than the next', 'highest'] : ['', 'higher one'];
  return `${letter} scores ${formatLead(first - second)} higher${than}, and ${sureness} really is the ${place}.`;
}

/** @param points the difference of two shown scores */
function formatLead(points: number): string {
  if (points === 0) return 'less than a point';
  return points === 1 ? '1 point' : `${points} points`;
}

/** Whose opening line would win a headline test, and how sure that is. */
export function describeHeadlineLead({ chances }: HeadlineChances): string {
  const { letter, sureness } = leaderOf(chances);
  return sureness === null
    ? 'Too close to call: no opening line stands out.'
    : `The opening line of ${letter} ${sureness} gets more clicks.`;
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

const { pairs, decided, told } = HEADLINE_TESTS;

/** What the headline chances were fitted on, and how far they can be trusted. */
export const HEADLINE_CHANCE_MEANING = withNonBreakingSpaces(
  `Learned from ${pairs.toLocaleString('en')} comparisons in tests of news headlines, 2013 to 2015 (Upworthy Research Archive). ` +
    `It picked the winner in ${percent(told.value)}% of ${decided.toLocaleString('en')} clear results it had not seen ` +
    `(${percent(told.low)}% to ${percent(told.high)}%); guessing gets 50%. It reads the opening line only, not the picture or the product.`,
);

/** Below this likeness the copies read like ads rather than headlines, which the model learned little about. */
const HEADLINE_LIKE = 0.5;

/** A caveat when the copies are unlike the tested headlines; null when they are alike. */
export const headlineCaveat = ({ likeness }: HeadlineChances): string | null =>
  likeness < HEADLINE_LIKE
    ? 'At least one of these asks, offers or names a price, which no tested headline did. We do not know how well the tests apply, so the chances stay close to even.'
    : null;

export const CHANCE_MEANING =
  'How likely it is that this score is really the highest, given the margin of error. It compares scores and does not predict clicks or sales.';

/**
 * 'Offer contrast: B has 8.9:1, A has 2.1:1. Good: at least 4.5:1.' Falls back to the finding titles when the values
 * are equal or missing.
 */
export function describeDifference({ name, good, best, worst }: Difference): string {
  const [leader, other] = [letterAt(best.index), letterAt(worst.index)];
  return best.display !== null && worst.display !== null && best.display !== worst.display
    ? withNonBreakingSpaces(
        `${name}: ${leader} has ${best.display}, ${other} has ${worst.display}. Good: ${good}.`,
      )
    : withNonBreakingSpaces(`${name}: ${leader}: ${best.title}. ${other}: ${worst.title}.`);
}
