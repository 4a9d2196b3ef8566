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

/** Audits that were learned from ratings and give no reasons: they count, and no advice or praise is made of them. */
export const isLearned = (audit: Pick<Audit, 'needs'>): boolean =>
  audit.needs.length === 1 && audit.needs[0] === 'impression';

/** Every audit of a rubric, in the rubric's order. */
export const auditsOf = (rubric: Rubric): readonly Audit[] =>
  rubric.categories.flatMap(({ category }) => category.audits.map(({ audit }) => audit));

export const LEARNED_AUDITS: ReadonlySet<string> = new Set(
  RUBRICS.flatMap(auditsOf)
    .filter(isLearned)
    .map(({ id }) => id),
);
