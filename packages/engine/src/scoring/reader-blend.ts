import type { ReaderAnswer } from '../vision-reader/reader-answer.ts';
import type { VisionReading } from '../vision-reader/vision-reading.ts';
import type { AuditResult } from '../report.ts';
import { letterOf } from '../report/grade-scale.ts';
import { rounded } from '../rounded.ts';
import { totalDeduction } from './deductions.ts';
import { doubtOf, intervalOf } from './interval.ts';
import file from './reader-blend.json' with { type: 'json' };
import { type Total, underCeiling } from './total.ts';

/** How a reader's ratings enter the scores. Written by `npm run fit:reader`. */
export interface ReaderBlend {
  /** Maps a rating to our scale: at0 + perPoint x rating. */
  readonly scale: { readonly at0: number; readonly perPoint: number };
  /** Weight of the rating in each category's score, 0..1; the rest is measured. Categories that were not fitted are missing. */
  readonly shares: Readonly<Record<string, number>>;
  /** Points of our scale within which 90% of other readers rate a category (`categoryDoubt`) or the whole ad (`overallDoubt`). */
  readonly categoryDoubt: number;
  readonly overallDoubt: number;
}

const BLEND: ReaderBlend = file;

const onScale = (points: number): number => Math.min(100, Math.max(0, points));

export const scoreOfRating = (rating: number, { at0, perPoint }: ReaderBlend['scale']): number =>
  onScale(at0 + perPoint * rating);

type TotalCategory = Total['categories'][number];

/**
 * Blends a reader's ratings into the total. Each category that was both measured and rated gets the fitted blend. The
 * overall score is the mean of the categories with unchanged weights, less the deductions, under the same ceiling. Audit
 * points still show only what was measured.
 */
export function withReader(
  total: Total,
  { model, by, prompt, answer }: Pick<VisionReading, 'model' | 'by' | 'prompt' | 'answer'>,
  blend: ReaderBlend = BLEND,
): Total {
  const categories = total.categories.map((each) => blended(each, answer?.ratings ?? {}, total, blend));
  const rated = categories.flatMap(({ weight, withReader: read }) => (read ? [weight * read.share] : []));
  if (total.overall === null || rated.length === 0) return total;
  const share = rated.reduce((sum, each) => sum + each, 0);
  const mean =
    categories.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0) -
    totalDeduction(total.deductions);
  const { overall, ceiling } = underCeiling(mean, total.lowestCap);
  return {
    ...total,
    overall,
    ceiling,
    categories,
    scoredWith: { model, by, prompt, measured: total.overall, measuredGrade: letterOf(total.overall) },
    doubt: Math.hypot((1 - share) * total.doubt, share * blend.overallDoubt),
  };
}

function blended(
  category: TotalCategory,
  ratings: ReaderAnswer['ratings'],
  { audits, coverage }: Total,
  blend: ReaderBlend,
): TotalCategory {
  const rating = ratings[category.id]?.rating;
  const { id, score: measured } = category;
  const share = blend.shares[id] ?? 0;
  if (rating === undefined || measured === null || share === 0) return category;
  const read = rounded(scoreOfRating(rating, blend.scale), 1);
  const score = rounded(onScale(measured + share * (read - measured)), 1);
  const own = audits.filter((audit: AuditResult) => audit.category === id);
  const doubt = doubtOf(own, coverage, ({ weight }) => weight);
  const half = Math.hypot((1 - share) * doubt, share * blend.categoryDoubt);
  const { low, high } = intervalOf(score, half);
  return { ...category, score, withReader: { measured, rating, read, share, low, high } };
}
