import type { Audit } from '../audit.ts';
import { bannerRubric, bannerWithCopyRubric } from './banner.ts';
import type { CreativeRubric, Rubric } from './rubric.ts';
import { videoRubric, videoWithCopyRubric } from './video.ts';

export const RUBRICS: readonly CreativeRubric[] = [
  bannerRubric,
  bannerWithCopyRubric,
  videoRubric,
  videoWithCopyRubric,
];

/** @throws when there is no rubric for this kind yet */
export function rubricFor(kind: CreativeRubric['kind']): CreativeRubric {
  const rubric = RUBRICS.find((candidate) => candidate.kind === kind);
  if (!rubric) throw new Error(`There is no rubric for ${kind}.`);
  return rubric;
}

/** Every audit of a rubric, in the rubric's order. */
export const auditsOf = (rubric: Rubric): readonly Audit[] =>
  rubric.categories.flatMap(({ category }) => category.audits.map(({ audit }) => audit));

/** Ids of the audits that were learned from ratings and give no reasons. */
export const LEARNED_AUDITS: ReadonlySet<string> = new Set(
  RUBRICS.flatMap(auditsOf)
    .filter(({ learned }) => learned)
    .map(({ id }) => id),
);
