import type { ListedCategory, RubricCategory, WeightedCategory, WeightedListing } from './rubric.ts';

/** What a fit to readers' ratings says of a category's audits, by id. */
export interface CategoryFit {
  readonly audits: Readonly<Record<string, { readonly points: number; readonly typical: number }>>;
}

/** What counts where nothing is known, in a category that no ratings were fitted to. Judgment: a middling ad. */
const TYPICAL = 75;

/** What a fit says of a rubric: weights of its categories, adding up to 100, and their audits. */
export interface RubricFit {
  /** Ratings that it was fitted to. */
  readonly fittedOn: string;
  readonly categories: Readonly<Record<string, CategoryFit & { readonly weight: number }>>;
}

/** A category with the points that a fit gave its audits; without one its priors share a hundred points. */
export function counted(category: ListedCategory, fit?: CategoryFit): RubricCategory {
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

/** A rubric's categories with what a fit says of them; those that it is silent about keep their stated weights. */
export const fitted = (listing: readonly WeightedListing[], { categories }: RubricFit): WeightedCategory[] =>
  listing.map(({ category, weight, reason }) => ({
    category: counted(category, categories[category.id]),
    weight: categories[category.id]?.weight ?? weight,
    reason,
  }));
