import { logistic, softmax } from '../../packages/engine/src/logistic.ts';
import { intersectionOverUnion } from '../../packages/engine/src/elements/subject/subject-candidates.ts';
import { SUBJECT_FEATURES } from '../../packages/engine/src/elements/subject/subject-features.ts';
import {
  CERTAINTY_FEATURES,
  type CertaintyFeatures,
  type SubjectModel,
  certaintyOf,
  chancesOf,
  chooseSubject,
} from '../../packages/engine/src/elements/subject/subject-model.ts';
import { certaintyFeatures } from '../../packages/engine/src/elements/subject/subject.ts';
import type { Box } from '../../packages/engine/src/geometry.ts';
import { type LabeledPicture, covers, isHit } from './subject-labeled.ts';
import { columnSpread } from '../statistics/ridge.ts';

/** Penalty on squared weights of standardized features, per picture. */
const PENALTY = { choice: 0.04, certainty: 0.02 } as const;
const STEPS = 800;
const RATE = 0.1;
const MOMENTUM = 0.9;
export const FOLDS = 10;

export interface Chosen {
  readonly row: LabeledPicture;
  readonly box: Box | null;
  readonly p: number;
  readonly certainty: CertaintyFeatures;
}

type Climb = (weights: readonly number[]) => readonly number[];

/** Gradient ascent with momentum. */
function climb(count: number, gradient: Climb): number[] {
  const weights = Array.from<number>({ length: count }).fill(0);
  const speed = Array.from<number>({ length: count }).fill(0);
  for (let step = 0; step < STEPS; step++) {
    gradient(weights).forEach((slope, i) => {
      speed[i] = MOMENTUM * speed[i]! + slope;
      weights[i]! += RATE * (speed[i] ?? 0);
    });
  }
  return weights;
}

/** Fits the choice. Candidates that cover the truth are right; tighter boxes count more. */
export function fitChoice(rows: readonly LabeledPicture[]): SubjectModel['choice'] {
  const columns = rows.map(({ features }) =>
    features.map((each) => SUBJECT_FEATURES.map((name) => each[name])),
  );
  const { deviations } = columnSpread(columns.flat());
  const scales = deviations.map((value) => value || 1);
  const scaled = columns.map((all) => all.map((each) => each.map((value, i) => value / scales[i]!)));
  const worth = rows.map(({ candidates, box }) =>
    candidates.map((each) => (box && covers(each.box, box) ? intersectionOverUnion(each.box, box) : 0)),
  );
  const named = (values: readonly number[]): SubjectModel['choice'] =>
    Object.fromEntries(SUBJECT_FEATURES.map((name, i) => [name, values[i]!])) as SubjectModel['choice'];
  const weights = climb(scales.length, (at) => {
    const slope = at.map((weight) => -PENALTY.choice * weight);
    scaled.forEach((all, row) => {
      const chances = chancesOfRows(all, at);
      const right = chances.map((chance, i) => chance * worth[row]![i]!);
      const sum = right.reduce((total, value) => total + value, 0);
      if (sum === 0) return;
      all.forEach((each, i) => {
        const pull = (right[i]! / sum - chances[i]!) / rows.length;
        each.forEach((value, column) => (slope[column]! += pull * value));
      });
    });
    return slope;
  });
  return named(weights.map((weight, i) => weight / scales[i]!));
}

const chancesOfRows = (rows: readonly (readonly number[])[], weights: readonly number[]): number[] =>
  softmax(rows.map((row) => row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));

/** @param chosen choices by fits that did not see the picture */
export function fitCertainty(
  chosen: readonly Pick<Chosen, 'row' | 'box' | 'certainty'>[],
): SubjectModel['certainty'] {
  const columns = chosen.map(({ certainty }) => CERTAINTY_FEATURES.map((name) => certainty[name]));
  const { means, deviations } = columnSpread(columns);
  const scaled = columns.map((row) => row.map((value, i) => (value - means[i]!) / (deviations[i] || 1)));
  const right = chosen.map(({ row, box }) => Number(isHit(box, row)));
  const [intercept, ...weights] = climb(means.length + 1, ([base, ...at]) => {
    const slope = [0, ...at.map((weight) => -PENALTY.certainty * weight)];
    scaled.forEach((row, i) => {
      const sum = row.reduce((all, value, column) => all + value * at[column]!, base!);
      const pull = (right[i]! - logistic(sum)) / chosen.length;
      slope[0]! += pull;
      row.forEach((value, column) => (slope[column + 1]! += pull * value));
    });
    return slope;
  }) as [number, ...number[]];
  const own = weights.map((weight, i) => weight / (deviations[i] || 1));
  return {
    intercept: intercept - own.reduce((sum, weight, i) => sum + weight * means[i]!, 0),
    weights: Object.fromEntries(
      CERTAINTY_FEATURES.map((name, i) => [name, own[i]!]),
    ) as SubjectModel['certainty']['weights'],
  };
}

export function choose(
  row: LabeledPicture,
  weights: SubjectModel['choice'],
  certainty: SubjectModel['certainty'],
): Chosen {
  const choice = chooseSubject(row.candidates, chancesOf(row.features, weights));
  const read = certaintyFeatures(choice, row.scene);
  return { row, box: choice?.box ?? null, certainty: read, p: choice ? certaintyOf(read, certainty) : 0 };
}

const UNKNOWN: SubjectModel['certainty'] = {
  intercept: 0,
  weights: { support: 0, sureness: 0, detail: 0, wordsInside: 0, logArea: 0 },
};

/** Choices and certainties for every picture, by fits that did not see it. */
export function outOfFold(rows: readonly LabeledPicture[]): Chosen[] {
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitChoice(rows.filter((row, i) => i % FOLDS !== fold && row.box !== null)),
  );
  const first = rows.map((row, i) => choose(row, fits[i % FOLDS]!, UNKNOWN));
  return first.map((each, i) => {
    const certainty = fitCertainty(first.filter((_, j) => j % FOLDS !== i % FOLDS));
    return { ...each, p: certaintyOf(each.certainty, certainty) };
  });
}

export const roundedTerms = <Name extends string>(
  terms: Readonly<Record<Name, number>>,
): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<number>(terms).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  ) as Record<Name, number>;
