import type { Box } from '../../geometry.ts';
import { type LogisticModel, predictProbability, softmax } from '../../logistic.ts';
import { type Candidate, intersectionOverUnion } from './subject-candidates.ts';
import { SUBJECT_FEATURES, type SubjectFeature, type SubjectFeatures } from './subject-features.ts';
import fitted from './subject-model.json' with { type: 'json' };

/** Features for the certainty of a choice. */
export const CERTAINTY_FEATURES = ['support', 'sureness', 'detail', 'wordsInside', 'logArea'] as const;
export type CertaintyFeatures = Readonly<Record<(typeof CERTAINTY_FEATURES)[number], number>>;

/** Written by research/subject/fit-subject.ts. */
export interface SubjectModel {
  /** Conditional logit: exactly one candidate of a picture is the subject. */
  readonly choice: Readonly<Record<SubjectFeature, number>>;
  /** Logistic regression: the chosen box is right, and there is a subject at all. */
  readonly certainty: LogisticModel<(typeof CERTAINTY_FEATURES)[number]>;
}

const subjectModel: SubjectModel = fitted;

/** Chance of each candidate of one picture; they add up to 1. */
export function chancesOf(
  rows: readonly SubjectFeatures[],
  weights: SubjectModel['choice'] = subjectModel.choice,
): number[] {
  return softmax(
    rows.map((row) => SUBJECT_FEATURES.reduce((sum, name) => sum + weights[name] * row[name], 0)),
  );
}

/** Intersection over union from which two candidates support the same subject. */
const SAME = 0.4;

export interface Choice {
  readonly box: Box;
  /** Summed chance of all candidates that match this box. */
  readonly support: number;
}

/** The box with the highest expected overlap with the subject, which favors the middle of similar candidates over an outlier. */
export function chooseSubject(candidates: readonly Candidate[], chances: readonly number[]): Choice | null {
  const expected = candidates.map(({ box }) =>
    candidates.reduce(
      (sum, other, index) => sum + chances[index]! * intersectionOverUnion(box, other.box),
      0,
    ),
  );
  const chosen = candidates[expected.indexOf(Math.max(...expected))];
  if (!chosen) return null;
  const { box } = chosen;
  const support = candidates.reduce(
    (sum, other, index) => sum + (intersectionOverUnion(box, other.box) >= SAME ? chances[index]! : 0),
    0,
  );
  return { box, support };
}

/** How likely the choice is right, 0..1. */
export const certaintyOf = (features: CertaintyFeatures, model = subjectModel.certainty): number =>
  predictProbability(model, features);
