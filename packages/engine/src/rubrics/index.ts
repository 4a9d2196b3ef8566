import type { Audit } from '../audit.ts';
import type { CreativeKind } from '../creative.ts';
import { bannerRubric, bannerWithCopyRubric } from './banner.ts';
import type { Rubric } from './rubric.ts';

export const RUBRICS: readonly Rubric[] = [bannerRubric, bannerWithCopyRubric];

/** @throws when there is no rubric for this kind yet */
export function rubricFor(kind: CreativeKind): Rubric {
  const rubric = RUBRICS.find((candidate) => candidate.kind === kind);
  if (!rubric) throw new Error(`There is no rubric for ${kind}.`);
  return rubric;
}

/** Every audit of a rubric, in the rubric's order. */
export const auditsOf = (rubric: Rubric): readonly Audit[] =>
  rubric.categories.flatMap(({ category }) => category.audits.map(({ audit }) => audit));
