/**
 * Readers' points and the score that they stand for. Readers use the whole range; letters are read as at school, where the
 * middle of the ads is a C: a tenth of them are to lie under 45 and a tenth over 90 (grading is judgment, its order is not).
 */
const SCALE = [
  [0, 20],
  [22, 45],
  [55, 73],
  [85, 90],
  [100, 99],
] as const;

/**
 * Sums of checks lie closer together than what they were fitted to, and nearer the top. So much farther apart and higher
 * are the targets set, which leaves every order as it is: the scores of left-out banners, less their deductions, then lie about
 * as the scale says.
 */
const SPREAD = 2.2;
const MIDDLE = 73;
const RAISED = 15;

export const scoreFor = (points: number): number => MIDDLE + RAISED + SPREAD * (onScale(points) - MIDDLE);

/** The score that readers' points stand for; NaN stays what it is. */
export function onScale(points: number): number {
  if (Number.isNaN(points)) return points;
  const above = SCALE.findIndex(([from]) => from >= points);
  if (above <= 0) return SCALE[0][1];
  const [[x0, y0], [x1, y1]] = [SCALE[above - 1]!, SCALE[above]!];
  return y0 + ((points - x0) / (x1 - x0)) * (y1 - y0);
}

/** How much a creative counts in a fit: an ad as much as 1.5 banners, since there are fewer, and they are what is uploaded. */
export const countOf = (set: string): number => (set === 'ads' ? 1.5 : 1);

/** Qualities that readers were asked for, by category of the rubric; the mean of those that they were asked counts. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
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

/** What readers gave a creative in a category, 0..100; NaN where they were not asked. */
export function givenFor(category: string, ratings: Readonly<Record<string, number>>): number {
  const given = (ASKED[category] ?? []).flatMap((name) => ratings[name] ?? []);
  return given.length === 0 ? Number.NaN : given.reduce((sum, points) => sum + points, 0) / given.length;
}

/** What readers said of one creative, by what they were asked. */
export type Ratings = Readonly<Record<string, number>>;

/**
 * What readers gave each creative in a category, 0..100, with the mean and the spread of their overall ratings of the same
 * creatives: of attention they use a tenth of their range, of requests all of it, and a category that hardly moves would
 * have no say in the sum, whatever its weight. NaN where they were not asked.
 */
export function gradesFor(category: string, creatives: readonly { readonly ratings: Ratings }[]): number[] {
  const given = creatives.map(({ ratings }) => givenFor(category, ratings));
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
