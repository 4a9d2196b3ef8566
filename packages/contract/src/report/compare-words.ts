import type { Difference, Obstacle } from '@adjudge/engine/report';
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

/** Who leads and how sure that is, from the chances to be truly the highest. */
export function sayLead(chances: readonly number[]): string {
  const best = Math.max(...chances);
  const leader = letterAt(chances.indexOf(best));
  const sure = SURENESS.find(({ from }) => best >= from);
  if (!sure) return `Too close to call: ${leader} is ahead by less than the scores are uncertain.`;
  return `${leader} is ${sure.words} the better graded one.`;
}

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
