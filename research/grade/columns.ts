import type { Audit } from '../../packages/engine/src/audit.ts';
import { type JudgedAudit, runAudit } from '../../packages/engine/src/grading/run-audit.ts';
import { fakeImpression } from '../../packages/engine/src/testing/fakes/fake-impression.ts';
import type { ImpressionQuality } from '../../packages/engine/src/artifacts/impression.ts';
import { CATEGORY_OF, type OutOfFoldRatings } from './impressions.ts';
import type { Column } from './points.ts';
import type { ListedRubric } from './rubric-fit.ts';

/** Sum of the prior points in a category. It exceeds 100 because no ad fails every audit. */
const PRIOR_POINTS = 130;

/** The results of every audit on every creative, by category. @param runs one per creative */
export function judgedColumns(
  rubric: ListedRubric,
  runs: readonly ((audit: Audit) => JudgedAudit)[],
): ReadonlyMap<string, readonly Column[]> {
  return new Map(
    rubric.map(({ category: { id, audits } }) => {
      const priors = audits.reduce((sum, { prior }) => sum + prior, 0);
      return [
        id,
        audits.map(({ audit, prior }) => {
          const results = runs.map((run) => run(audit));
          return {
            id: audit.id,
            scores: results.map(({ score }) => score ?? Number.NaN),
            confidences: results.map(({ score, confidence }) => (score === null ? 0 : confidence)),
            prior: priors === 0 ? 0 : (PRIOR_POINTS * prior) / priors,
          };
        }),
      ];
    }),
  );
}

/** Replaces the columns of learned audits with predictions from fits that did not see the creative. */
export function withImpressions(
  rubric: ListedRubric,
  columns: ReadonlyMap<string, readonly Column[]>,
  impressions: OutOfFoldRatings,
): ReadonlyMap<string, readonly Column[]> {
  return new Map(
    rubric.map(({ category: { id, audits } }) => [
      id,
      columns.get(id)!.map((column, at) => {
        const { audit } = audits[at]!;
        return audit.learned ? learned(column, audit, impressions[qualityOf(id)]) : column;
      }),
    ]),
  );
}

function qualityOf(category: string): ImpressionQuality {
  const found = Object.entries(CATEGORY_OF).find(([, of]) => of === category);
  if (!found) throw new Error(`No quality was learned for ${category}.`);
  return found[0] as ImpressionQuality;
}

function learned(column: Column, audit: Audit, ratings: readonly number[]): Column {
  const scores = ratings.map(
    (rating) =>
      runAudit(audit, { artifacts: { impression: fakeImpression(rating) }, failures: {}, confidence: {} })
        .score ?? Number.NaN,
  );
  return { ...column, scores, confidences: scores.map(() => 1) };
}
