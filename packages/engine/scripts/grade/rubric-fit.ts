import type { Audit } from '../../src/audit.ts';
import { understand } from '../../src/elements/understand.ts';
import { fakeImpression } from '../../src/testing/fake-impression.ts';
import type { ImpressionQuality } from '../../src/gatherers/impression/index.ts';
import { readingsOf, runReadings } from '../../src/readings/judge-readings.ts';
import { PICTURE_CATEGORIES } from '../../src/rubrics/banner.ts';
import type { CategoryFit } from '../../src/rubrics/fitted.ts';
import { runAudit } from '../../src/run-audit.ts';
import { CATEGORY_OF, type LeftOut } from './impressions.ts';
import { categoryScore, type Column, fitPoints, type Points } from './points.ts';
import type { Rated } from './rated.ts';
import { givenFor, scoreFor } from './target.ts';

/** An ad counts as much as this many banners: there are fewer, and they are what is uploaded. */
const AD_COUNTS = 1.5;
/** Points that the priors of a category share: together more than 100, since no ad fails in everything. */
const PRIOR_POINTS = 130;
/** How strongly a category's weight stays at its prior. */
const KEEPS_WEIGHT = 1000;

/** Of every category its audits on every creative; learned audits are filled in by fold. */
export function judgedColumns(items: readonly Rated[]): ReadonlyMap<string, readonly Column[]> {
  const results = items.map(({ gathered }) => {
    const readings = readingsOf(understand(gathered, undefined));
    return (audit: Audit) => runReadings(audit, readings);
  });
  return new Map(
    PICTURE_CATEGORIES.map(({ category }) => {
      const priors = category.audits.reduce((sum, { prior }) => sum + prior, 0);
      return [
        category.id,
        category.audits.map(({ audit, prior }) => {
          const own = results.map((run) => (isLearned(audit) ? null : run(audit)));
          return {
            id: audit.id,
            scores: own.map((result) => result?.score ?? Number.NaN),
            confidences: own.map((result) => (result?.score === null ? 0 : (result?.confidence ?? 0))),
            prior: (PRIOR_POINTS * prior) / priors,
          };
        }),
      ];
    }),
  );
}

const isLearned = (audit: Audit): boolean => audit.needs.length === 1 && audit.needs[0] === 'impression';

export interface FittedRubric {
  readonly fit: Readonly<Record<string, CategoryFit & { readonly weight: number }>>;
  /** Scores of every creative: by category, and over all. */
  readonly scores: ReadonlyMap<string, readonly number[]>;
  readonly overall: readonly number[];
}

/** @param among the creatives that are fitted to */
export function fitRubric(
  items: readonly Rated[],
  judged: ReadonlyMap<string, readonly Column[]>,
  impressions: LeftOut,
  agreement: Readonly<Record<string, number>>,
  among: readonly number[],
): FittedRubric {
  const used = new Set(among);
  const weights = items.map(({ set }, at) => (used.has(at) ? (set === 'ads' ? AD_COUNTS : 1) : 0));
  const fits = PICTURE_CATEGORIES.map(({ category: { id, audits }, weight: prior }) => {
    const columns = judged.get(id)!.map((column, at) => {
      const { audit } = audits[at]!;
      return isLearned(audit) ? learned(column, audit, qualityOf(id), impressions, agreement) : column;
    });
    const targets = items.map(({ ratings }) => scoreFor(givenFor(id, ratings)));
    const asked = weights.map((weight, at) => (Number.isNaN(targets[at]) ? 0 : weight));
    const points = fitPoints(
      columns,
      targets.map((target) => (Number.isNaN(target) ? 0 : target)),
      asked,
    );
    return { id, prior, columns, points, scores: items.map((_, at) => categoryScore(columns, points, at)) };
  });
  const shares = fitWeights(
    fits,
    items.map(({ ratings }) => scoreFor(ratings['overall']!)),
    weights,
  );
  return {
    fit: Object.fromEntries(
      fits.map(({ id, columns, points }, at) => [
        id,
        { weight: round(100 * shares[at]!), audits: byId(columns, points) },
      ]),
    ),
    scores: new Map(fits.map(({ id, scores }) => [id, scores])),
    overall: items.map((_, at) => fits.reduce((sum, { scores }, k) => sum + shares[k]! * scores[at]!, 0)),
  };
}

const qualityOf = (category: string): ImpressionQuality =>
  Object.entries(CATEGORY_OF).find(([, of]) => of === category)![0] as ImpressionQuality;

function learned(
  column: Column,
  audit: Audit,
  quality: ImpressionQuality,
  impressions: LeftOut,
  agreement: Readonly<Record<string, number>>,
): Column {
  const confidence = Math.round(1000 * (agreement[quality] ?? 0)) / 1000;
  const scores = impressions[quality].map((rating) => {
    const impression = { ...fakeImpression(rating) };
    return runAudit(audit, { artifacts: { impression }, failures: {}, confidence: {} }).score ?? Number.NaN;
  });
  return { ...column, scores, confidences: scores.map(() => confidence) };
}

interface Scored {
  readonly prior: number;
  readonly scores: readonly number[];
}

/** Shares of the categories in the whole: least squares towards readers' overall, kept near the priors, none negative. */
function fitWeights(
  fits: readonly Scored[],
  targets: readonly number[],
  counts: readonly number[],
): number[] {
  const all = fits.reduce((sum, { prior }) => sum + prior, 0);
  const priors = fits.map(({ prior }) => prior / all);
  const means = fits.map(({ scores }) => weightedMean(scores, counts));
  const middle = weightedMean(targets, counts);
  let shares = [...priors];
  for (let round = 0; round < 4000; round++) {
    const errors = targets.map(
      (target, at) =>
        fits.reduce((sum, { scores }, k) => sum + shares[k]! * (scores[at]! - means[k]!), 0) -
        (target - middle),
    );
    const next = shares.map((share, k) => {
      const slope =
        errors.reduce((sum, error, at) => sum + counts[at]! * error * (fits[k]!.scores[at]! - means[k]!), 0) /
          counts.length +
        KEEPS_WEIGHT * (share - priors[k]!);
      return Math.max(0.01, share - slope * 0.0003);
    });
    const sum = next.reduce((total, share) => total + share, 0);
    shares = next.map((share) => share / sum);
  }
  return shares;
}

const weightedMean = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + weights[at]! * value, 0) /
  weights.reduce((sum, weight) => sum + weight, 0);

const byId = (columns: readonly Column[], points: readonly Points[]) =>
  Object.fromEntries(
    columns.map(({ id }, at) => [
      id,
      { points: round(points[at]!.points), typical: round(points[at]!.typical) },
    ]),
  );

const round = (value: number): number => Math.round(10 * value) / 10;
