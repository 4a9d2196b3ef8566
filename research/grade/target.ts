/**
 * Maps readers' points to scores. Readers use the whole range, but letter grades follow school grades, where the middle of the
 * ads is a C: a tenth should score under 45 and a tenth over 90. The scale is a judgment; the order is not.
 */
const SCALE = [
  [0, 20],
  [22, 45],
  [55, 73],
  [85, 90],
  [100, 99],
] as const;

/**
 * Sums of checks lie closer together, and nearer the top, than the targets they were fitted to. Targets are therefore spread out
 * and raised by this much, which keeps every order. Scores of held-out banners, minus deductions, then roughly follow the scale.
 */
const SPREAD = 2.2;
const MIDDLE = 73;
const RAISED = 15;

export const scoreFor = (points: number): number => MIDDLE + RAISED + SPREAD * (onScale(points) - MIDDLE);

/** The score for readers' points; NaN stays NaN. */
export function onScale(points: number): number {
  if (Number.isNaN(points)) return points;
  const above = SCALE.findIndex(([from]) => from >= points);
  if (above <= 0) return SCALE[0][1];
  const [[x0, y0], [x1, y1]] = [SCALE[above - 1]!, SCALE[above]!];
  return y0 + ((points - x0) / (x1 - x0)) * (y1 - y0);
}

/** Weight of a creative in a fit. An ad counts as 1.5 banners, because ads are fewer and are what users upload. */
export const countOf = (set: string): number => (set === 'ads' ? 1.5 : 1);

/** Qualities that readers were asked about, by rubric category. The mean of those that were asked counts. */
export const QUALITIES_BY_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  attention: ['attention', 'hook'],
  'message-clarity': ['clarity', 'hierarchy', 'readability'],
  'call-to-action': ['cta'],
  'brand-presence': ['brand'],
  'visual-design': ['design'],
  'emotional-appeal': ['emotion'],
  'audience-relevance': ['persuasion'],
  'platform-fit': ['readability', 'design'],
  'opening-hook': ['hook'],
  'storytelling-flow': ['overall'],
  'motion-and-pacing': ['pacing'],
  'engagement-retention': ['hook', 'pacing'],
  'sound-and-captions': ['soundOff'],
};

/** Readers' rating of a creative in a category, 0..100; NaN when they were not asked. */
export function categoryRating(category: string, ratings: Readonly<Record<string, number>>): number {
  const given = (QUALITIES_BY_CATEGORY[category] ?? []).flatMap((name) => ratings[name] ?? []);
  return given.length === 0 ? Number.NaN : given.reduce((sum, points) => sum + points, 0) / given.length;
}

/** Readers' ratings of one creative, by quality. */
export type Ratings = Readonly<Record<string, number>>;

/**
 * Readers' ratings of each creative in a category, 0..100, rescaled to the mean and spread of their overall ratings of the same
 * creatives. Readers use a tenth of the range for attention and all of it for requests; a category that hardly varies would have
 * no say in the sum, whatever its weight. NaN when they were not asked.
 */
export function normalizedRatings(
  category: string,
  creatives: readonly { readonly ratings: Ratings }[],
): number[] {
  const given = creatives.map(({ ratings }) => categoryRating(category, ratings));
  const asked = given.flatMap((points, at) => (Number.isNaN(points) ? [] : [at]));
  const own = spreadOf(asked.map((at) => given[at]!));
  const overall = spreadOf(asked.map((at) => creatives[at]!.ratings['overall']!));
  return given.map((points) =>
    Math.min(100, Math.max(0, overall.mean + ((points - own.mean) / own.deviation) * overall.deviation)),
  );
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}
