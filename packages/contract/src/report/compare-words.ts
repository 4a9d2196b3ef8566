import { type Difference, HEADLINE_TESTS, type HeadlineChances, type Obstacle } from '@adjudge/engine/report';
import { unbroken } from './measures.ts';

/** What compared creatives are called, in their order. */
export const letterAt = (index: number): string => String.fromCodePoint(65 + index);

/** 'over 99 %': what is measured with an error is never certain. */
export function sayChance(chance: number): string {
  if (chance > 0.99) return unbroken('over 99 %');
  if (chance < 0.01) return unbroken('under 1 %');
  return unbroken(`${Math.round(chance * 100)} %`);
}

const SURENESS = [
  { from: 0.95, words: 'almost certainly' },
  { from: 0.8, words: 'probably' },
  { from: 0.6, words: 'perhaps' },
] as const;

interface Leader {
  readonly letter: string;
  /** null where the chances are too even for a word. */
  readonly sureness: string | null;
}

function leaderOf(chances: readonly number[]): Leader {
  const best = Math.max(...chances);
  const sure = SURENESS.find(({ from }) => best >= from);
  return { letter: letterAt(chances.indexOf(best)), sureness: sure?.words ?? null };
}

/** Who leads and how sure that is, from the chances to be truly the highest. */
export function sayLead(chances: readonly number[]): string {
  const { letter, sureness } = leaderOf(chances);
  return sureness === null
    ? `Too close to call: ${letter} is ahead by less than the scores are uncertain.`
    : `${letter} is ${sureness} the better graded one.`;
}

/** Whose opening would win a test of headlines, and how sure that is. */
export function sayHeadlineLead({ chances }: HeadlineChances): string {
  const { letter, sureness } = leaderOf(chances);
  return sureness === null
    ? 'Too close to call: no opening stands out from the others by its wording.'
    : `The opening of ${letter} ${sureness} draws more clicks.`;
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

const { pairs, decided, told } = HEADLINE_TESTS;

/** What the chances of the copies are fitted on and how far they can be trusted. */
export const HEADLINE_CHANCE_MEANING = unbroken(
  `Learnt from ${pairs.toLocaleString('en')} comparisons in tests of news headlines, 2013 to 2015 (Upworthy Research Archive). ` +
    `Of ${decided.toLocaleString('en')} clear results that it had not seen it told the winner in ${percent(told.value)} of 100 ` +
    `(${percent(told.low)} to ${percent(told.high)}); a coin tells 50. It reads the opening alone, and knows neither picture nor product.`,
);

/** Below this the copies are ads rather than headlines, and little was learnt about them. */
const HEADLINE_LIKE = 0.5;

/** What is left to say where the copies are not what was tested; null where they are. */
export const sayHeadlineDoubt = ({ likeness }: HeadlineChances): string | null =>
  likeness < HEADLINE_LIKE
    ? 'One of these asks, offers or names a price, as no tested headline did. Nothing is known about how far the tests hold for that, so the chances stay close to even.'
    : null;

export const CHANCE_MEANING =
  'How likely it is that this score is truly the highest, given how exactly each was measured. It compares grades; it is not a forecast of clicks or sales.';

export const OBSTACLE_TEXTS: Record<Obstacle, string> = {
  media:
    'A banner and a video are judged by different checks. Their scores stand side by side and cannot be set against each other.',
  copy: 'Some were graded with ad copy and some without. Their overall scores count different things; their common categories can be compared.',
  rubric: 'They were graded by different rubrics. Grade them again to compare them.',
  engine: 'They were graded by different versions of the grader. Grade them again to compare them.',
  score: 'Too little of one of them could be measured for a score.',
};

/** 'Contrast of the offer: B has 8.9 : 1, A has 2.1 : 1. Good: at least 4.5 : 1.' Where no values tell them apart, the findings do. */
export function sayDifference({ name, good, best, worst }: Difference): string {
  const [leader, other] = [letterAt(best.index), letterAt(worst.index)];
  return best.display !== null && worst.display !== null && best.display !== worst.display
    ? unbroken(`${name}: ${leader} has ${best.display}, ${other} has ${worst.display}. Good: ${good}.`)
    : unbroken(`${name}: ${leader}: ${best.title}. ${other}: ${worst.title}.`);
}
