import type { FittedRubric } from './rubric-fit.ts';

/** A creative as figures are counted of it. */
export interface Judged {
  /** What figures are told for by itself: 'ads'. */
  readonly set: string;
  /** What is fitted and judged together. */
  readonly fold: string;
  readonly ratings: Readonly<Record<string, number>>;
}

/** Scores of every creative by a fit that saw nothing of its fold. */
export interface CrossValidated {
  readonly overall: readonly number[];
  /** Of every creative the shares of the categories, which add up to 1. */
  readonly shares: readonly Readonly<Record<string, number>>[];
  readonly categories: ReadonlyMap<string, readonly number[]>;
}

export function crossValidated(
  items: readonly Judged[],
  fitWithout: (fold: string) => FittedRubric,
): CrossValidated {
  const overall = items.map(() => 0);
  const shares: Readonly<Record<string, number>>[] = items.map(() => ({}));
  const categories = new Map<string, number[]>();
  for (const fold of new Set(items.map((item) => item.fold))) {
    const { scores, overall: own, fit } = fitWithout(fold);
    const sharesOf = Object.fromEntries(Object.entries(fit).map(([id, { weight }]) => [id, weight / 100]));
    for (const [at, item] of items.entries()) {
      if (item.fold !== fold) continue;
      overall[at] = own[at]!;
      shares[at] = sharesOf;
      for (const [id, values] of scores) {
        const kept = categories.get(id) ?? items.map(() => 0);
        kept[at] = values[at]!;
        categories.set(id, kept);
      }
    }
  }
  return { overall, shares, categories };
}
