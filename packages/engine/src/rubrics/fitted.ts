import type { ListedCategory, RubricCategory, WeightedCategory, WeightedListing } from './rubric.ts';

/** What a fit to readers' ratings gives for the audits of a category, by id. */
export interface CategoryFit {
  readonly audits: Readonly<Record<string, { readonly points: number; readonly typical: number }>>;
}

/** Score assumed when nothing is known, in a category that was not fitted to ratings. Chosen by judgment: a middling ad. */
const TYPICAL = 75;

/** What a fit gives for a rubric: the weights of its categories, which add up to 100, and their audits. */
export interface RubricFit {
  /** The ratings that it was fitted to. */
  readonly fittedOn: string;
  readonly categories: Readonly<Record<string, CategoryFit & { readonly weight: number }>>;
}

/** A category with the points that a fit gave its audits. Without a fit, its priors share a hundred points. */
export function withPoints(category: ListedCategory, fit?: CategoryFit): RubricCategory {
  const sum = category.audits.reduce((all, { prior }) => all + prior, 0);
  return {
    ...category,
    audits: category.audits.map((listed) => ({
      ...listed,
      ...(fit?.audits[listed.audit.id] ?? {
        points: fit || sum === 0 ? 0 : (100 * listed.prior) / sum,
        typical: TYPICAL,
      }),
    })),
  };
}

/** The categories of a rubric as fitted. Those missing from the fit keep their stated weights. */
export const applyFit = (
  listing: readonly WeightedListing[],
  { categories }: RubricFit,
): WeightedCategory[] =>
  listing.map(({ category, weight, reason }) => ({
    category: withPoints(category, categories[category.id]),
    weight: categories[category.id]?.weight ?? weight,
    reason,
  }));
