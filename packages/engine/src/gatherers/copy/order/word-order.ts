import { classesOf, isGrammar, kindOf, OPEN_CLASSES } from './word-classes.ts';

/** For two or three classes in a row ('the NOUN of'): how much likelier they are in a sentence than among shuffled words. */
export interface OrderModel {
  /** Natural log of the odds, by the classes joined with a space; ^ and $ mark the start and end of a stretch. */
  readonly weights: Readonly<Record<string, number>>;
}

/** Pairs of classes in a stretch of words, and pairs and triples of their kinds. */
export const runsIn = (words: readonly string[]): string[] => runsOf(classed(words));

const classed = (words: readonly string[]): string[] => ['^', ...words.flatMap(classesOf), '$'];

function runsOf(classes: readonly string[]): string[] {
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

/**
 * Natural log of the odds that the words of these stretches are in sentence order. One word that is not grammar may count as
 * any open class: a pun puts a noun where a verb belongs ('Words cannot espresso it'), and the tagger sees each word alone.
 */
export function orderOdds({ weights }: OrderModel, stretches: readonly (readonly string[])[]): number {
  const oddsOf = (classes: readonly string[]): number =>
    runsOf(classes).reduce((total, run) => total + (weights[run] ?? 0), 0);
  const gains = [0];
  let odds = 0;
  for (const words of stretches) {
    const classes = classed(words);
    const own = oddsOf(classes);
    odds += own;
    const grammar = [true, ...words.flatMap((word) => classesOf(word).map(() => isGrammar(word))), true];
    grammar.forEach((fixed, at) => {
      if (!fixed) gains.push(...OPEN_CLASSES.map((other) => oddsOf(classes.with(at, other)) - own));
    });
  }
  return odds + Math.max(...gains);
}
