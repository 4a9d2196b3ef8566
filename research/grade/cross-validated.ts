import type { FittedRubric } from './rubric-fit.ts';

/** A creative with the data that figures need. */
export interface CrossValidationItem {
  /** Figures are reported per set, for example 'ads'. */
  readonly set: string;
  /** Creatives with the same fold are held out together. */
  readonly fold: string;
  readonly ratings: Readonly<Record<string, number>>;
}

/** Scores of every creative from a fit that did not see its fold. */
export interface CrossValidated {
  readonly overall: readonly number[];
  /** Per creative, the shares of the categories, which sum to 1. */
  readonly shares: readonly Readonly<Record<string, number>>[];
  readonly categories: ReadonlyMap<string, readonly number[]>;
}

export function crossValidated(
  items: readonly CrossValidationItem[],
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
