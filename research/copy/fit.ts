import copyCraft from '../../packages/engine/src/audits/copy/copy-craft.ts';
import { type CraftModel, partsOf } from '../../packages/engine/src/gatherers/copy/style/craft.ts';
import { countedScore } from '../../packages/engine/src/scoring/counted-score.ts';
import { score } from '../../packages/engine/src/scoring/curves.ts';
import { GOOD_SCORE } from '../../packages/engine/src/scoring/marks.ts';
import { columnSpread, fitRidge } from '../statistics/ridge.ts';
import { type AuditVerdict, type RatedCopy, foldsOf } from './rated-copies.ts';
import { nonNegative } from './non-negative.ts';

/** Ridge penalty. The cross-validated rank correlation was flat from 0.3 to 3. */
const PENALTY = 1;
const FOLDS = 10;

export interface CopyFit {
  readonly craft: CraftModel;
  readonly audits: Readonly<Record<string, { readonly points: number; readonly typical: number }>>;
}

export function fitCraft(
  copies: readonly RatedCopy[],
  traits: readonly string[],
  fittedOn: string,
): CraftModel {
  const rows = copies.map((copy) => copy.traits);
  const { deviations } = columnSpread(rows);
  const used = traits.flatMap((_, at) => (deviations[at]! > 1e-9 ? [at] : []));
  const { intercept, means, scales, coefficients } = fitRidge(
    rows.map((row) => used.map((at) => row[at]!)),
    copies.map(({ rating }) => rating),
    used.map((at) => deviations[at]!),
    PENALTY,
  );
  return {
    fittedOn,
    intercept: significant(intercept),
    traits: Object.fromEntries(
      used.map((at, i) => [
        traits[at]!,
        {
          mean: significant(means[i]!),
          scale: significant(scales[i]!),
          weight: significant(coefficients[i]!),
        },
      ]),
    ),
  };
}

const significant = (value: number): number => Number(value.toPrecision(5));

export function craftRating(copy: RatedCopy, traits: readonly string[], model: CraftModel): number {
  const values = new Map(traits.map((id, at) => [id, copy.traits[at]!]));
  const rating = partsOf(values, model).reduce((sum, { effect }) => sum + effect, model.intercept);
  return Math.min(100, Math.max(0, rating));
}

/** Replaces the craft score of the shipped model with the score of this rating. */
const withCraft = (copy: RatedCopy, rating: number): RatedCopy => ({
  ...copy,
  judged: new Map(copy.judged).set(copyCraft.id, {
    score: score(copyCraft.curve, rating),
    confidence: copy.judged.get(copyCraft.id)?.confidence ?? 1,
  }),
});

/** Judges the craft of every copy with a model that saw no copy of its brief. */
function outOfFold(copies: readonly RatedCopy[], traits: readonly string[]): RatedCopy[] {
  const folds = foldsOf(copies, FOLDS, 'craft');
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fitCraft(
      copies.filter((_copy, at) => folds[at] !== fold),
      traits,
      '',
    ),
  );
  return copies.map((copy, at) => withCraft(copy, craftRating(copy, traits, models[folds[at]!]!)));
}

/**
 * Prior points for audits that the ratings barely cover: what ad reviews reject, and copy without any content.
 * Chosen by judgment, not fitted.
 */
const PRIOR: Readonly<Record<string, number>> = {
  'copy-respect': 30,
  'copy-bait': 20,
  'copy-scares': 20,
  'policy-claims': 30,
  'policy-personal-attributes': 30,
  'policy-profanity': 20,
  'policy-false-urgency': 10,
  'policy-click-here': 5,
  'policy-symbols': 5,
  'copy-grammar': 15,
  'copy-spelling': 10,
  'copy-substance': 12,
};

/** Strength of the prior, on the scale of a mean squared share over copies. */
const PRIOR_WEIGHT = 0.01;

/** Audits with fewer fitted points are only notes. */
const FEWEST_POINTS = 1.5;

export function fitCopy(copies: readonly RatedCopy[], traits: readonly string[], fittedOn: string): CopyFit {
  const judged = outOfFold(copies, traits);
  const ids = [...judged[0]!.judged.keys()];
  const typical = new Map(ids.map((id) => [id, typicalOf(judged, id)]));
  const pointsFor = (of: readonly string[]): number[] =>
    nonNegative(
      judged.map((copy) => of.map((id) => shareLost(copy.judged.get(id) ?? null, typical.get(id)!))),
      judged.map(({ rating }) => 100 - rating),
      of.map((id) => PRIOR[id] ?? 0),
      PRIOR_WEIGHT,
    );
  const first = pointsFor(ids);
  const kept = ids.filter((_, at) => first[at]! >= FEWEST_POINTS);
  const points = pointsFor(kept);
  return {
    craft: fitCraft(copies, traits, fittedOn),
    audits: Object.fromEntries(
      kept.map((id, at) => [id, { points: tenth(points[at]!), typical: tenth(typical.get(id)!) }]),
    ),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Mean score of the audit. Where a policy audit had nothing to judge, the copy counts as compliant. */
function typicalOf(copies: readonly RatedCopy[], id: string): number {
  const scores = copies.flatMap(({ judged }) => {
    const found = judged.get(id);
    return found ? [found.score] : id.startsWith('policy-') ? [GOOD_SCORE] : [];
  });
  return scores.length === 0 ? GOOD_SCORE : scores.reduce((sum, value) => sum + value, 0) / scores.length;
}

/** Share of an audit's points that a copy loses, 0..1, computed as in the report. */
function shareLost(found: AuditVerdict | null, typical: number): number {
  const counted = found ? countedScore(typical, found) : typical;
  return (100 - counted) / 100;
}

/** Overall score of the copy under this fit, 0..100. */
export function copyScore(copy: RatedCopy, traits: readonly string[], { craft, audits }: CopyFit): number {
  const { judged } = withCraft(copy, craftRating(copy, traits, craft));
  const sum = Object.entries(audits).reduce(
    (total, [id, { points, typical }]) => total + points * shareLost(judged.get(id) ?? null, typical),
    0,
  );
  return Math.min(100, Math.max(0, 100 - sum));
}
