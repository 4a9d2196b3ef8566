import { type ReaderBlend, scoreOfRating } from '../../packages/engine/src/scoring/reader-blend.ts';
import { ratedCategories } from '../../packages/engine/src/vision-reader/read-frames.ts';
import { mean } from '../elements/figures.ts';
import { columnSpread } from '../statistics/ridge.ts';
import type { ReviewerRatings } from './replayed-answers.ts';
import type { ReviewedCreative } from './reviewed-creatives.ts';

/**
 * Upper limit of the reader's share in a category's score, chosen by judgment. Least squares would give the reader .9 or more of
 * nearly all categories, but judges of the reader's own model family show how alike they are, not how right.
 */
const MOST_SHARE = 0.75;
/** Share of other readers' ratings that must lie within the doubt. */
const WITHIN = 0.9;

/** Categories that readers are asked about. */
const ASKED = new Set(
  (['banner', 'video'] as const).flatMap((kind) => ratedCategories(kind, undefined).map(({ id }) => id)),
);

export type Blend = Pick<ReaderBlend, 'scale' | 'shares' | 'categoryDoubt' | 'overallDoubt'>;

/** How ratings enter scores: fitted to all creatives, and for each creative to the other folds alone. */
export interface FittedBlend {
  readonly all: Blend;
  blendFor(creative: ReviewedCreative): Blend;
}

export function fitBlends(creatives: readonly ReviewedCreative[]): FittedBlend {
  const folds = new Map(
    [...new Set(creatives.map(({ fold }) => fold))].map((fold) => [
      fold,
      fitBlend(creatives.filter((each) => each.fold !== fold)),
    ]),
  );
  return { all: fitBlend(creatives), blendFor: ({ fold }) => folds.get(fold)! };
}

/** One category of one creative: the measured score, the reader's rating and each judge's. */
interface Row {
  readonly id: string;
  readonly measured: number;
  readonly rating: number;
  readonly judged: readonly number[];
}

const rowsOf = ({ measured, reader, judges }: ReviewedCreative): Row[] =>
  Object.entries(reader.ratings).flatMap(([id, rating]) => {
    const judged = judges.flatMap(({ ratings }) => ratings[id] ?? []);
    const own = measured[id];
    return own === undefined || judged.length === 0 || !ASKED.has(id)
      ? []
      : [{ id, measured: own, rating, judged }];
  });

function fitBlend(creatives: readonly ReviewedCreative[]): Blend {
  const rows = creatives.flatMap(rowsOf);
  const scale = scaleOf(rows);
  const shares = Object.fromEntries(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, rounded(shareOf(own, scale), 2)]),
  );
  const onScale = (rating: number): number => scoreOfRating(rating, scale);
  const apart = rows.flatMap(({ rating, judged }) =>
    judged.map((each) => Math.abs(onScale(rating) - onScale(each))),
  );
  const overallGaps = creatives.flatMap(({ shares: weights, reader, judges }) =>
    judges.map((judge) =>
      Math.abs(onScale(meanRating(reader, weights)) - onScale(meanRating(judge, weights))),
    ),
  );
  return {
    scale,
    shares,
    categoryDoubt: rounded(quantile(apart), 1),
    overallDoubt: rounded(quantile(overallGaps), 1),
  };
}

/** Maps ratings to the mean and spread of the measured scores, so that letter grades keep their meaning. */
function scaleOf(rows: readonly Row[]): ReaderBlend['scale'] {
  const { means, deviations } = columnSpread(rows.map(({ measured, rating }) => [measured, rating]));
  const perPoint = rounded(deviations[0]! / deviations[1]!, 3);
  return { at0: rounded(means[0]! - perPoint * means[1]!, 1), perPoint };
}

/** Least squares toward the judges on the same scale, between 0 and MOST_SHARE. */
function shareOf(rows: readonly Row[], scale: ReaderBlend['scale']): number {
  const onScale = (rating: number): number => scoreOfRating(rating, scale);
  const sum = (of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const way = ({ measured, rating }: Row): number => onScale(rating) - measured;
  const share =
    sum((row) => way(row) * (mean(row.judged.map(onScale)) - row.measured)) / sum((row) => way(row) ** 2);
  return Math.min(MOST_SHARE, Math.max(0, share));
}

/** Mean of a reader's ratings, weighted by category, over the categories that the reader was asked about. */
export function meanRating({ ratings }: ReviewerRatings, weights: Readonly<Record<string, number>>): number {
  const asked = Object.entries(weights).filter(([id]) => ratings[id] !== undefined);
  const all = asked.reduce((sum, [, weight]) => sum + weight, 0);
  return asked.reduce((sum, [id, weight]) => sum + weight * ratings[id]!, 0) / all;
}

/** The overall score blended with a reader's ratings, over the categories that the reader was asked about. */
export function blendedOverall(
  { measured, shares: weights }: ReviewedCreative,
  { ratings }: ReviewerRatings,
  { scale, shares }: Blend,
): number {
  const asked = Object.entries(weights).filter(
    ([id]) => ratings[id] !== undefined && shares[id] !== undefined,
  );
  const all = asked.reduce((sum, [, weight]) => sum + weight, 0);
  return (
    asked.reduce((sum, [id, weight]) => {
      const own = measured[id]!;
      return sum + weight * (own + shares[id]! * (scoreOfRating(ratings[id]!, scale) - own));
    }, 0) / all
  );
}

const quantile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(WITHIN * (values.length - 1))]!;

const rounded = (value: number, places: number): number => Number(value.toFixed(places));
