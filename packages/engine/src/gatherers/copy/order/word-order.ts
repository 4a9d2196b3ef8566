import { classesOf, kindOf } from './word-classes.ts';

/** For two or three classes in a row ('the NOUN of'): how much likelier they are in a sentence than among shuffled words. */
export interface OrderModel {
  /** Natural log of the odds, by the classes joined with a space; ^ and $ mark the start and end of a stretch. */
  readonly weights: Readonly<Record<string, number>>;
}

/** Pairs of classes in a stretch of words, and pairs and triples of their kinds. */
export function runsIn(words: readonly string[]): string[] {
  const classes = ['^', ...words.flatMap(classesOf), '$'];
  const kinds = classes.map(kindOf);
  const runs: string[] = [];
  for (let end = 1; end < classes.length; end++) {
    runs.push(`${classes[end - 1]} ${classes[end]}`);
    for (let length = 2; length <= LONGEST && length <= end + 1; length++)
      runs.push(`~${kinds.slice(end + 1 - length, end + 1).join(' ')}`);
  }
  return runs;
}
const LONGEST = 3;

/** Natural log of the odds that the words of these stretches are in sentence order. */
export const orderOdds = ({ weights }: OrderModel, stretches: readonly (readonly string[])[]): number =>
  stretches.reduce(
    (sum, words) => sum + runsIn(words).reduce((total, run) => total + (weights[run] ?? 0), 0),
    0,
  );
