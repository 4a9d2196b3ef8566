import type { Audit } from '../../packages/engine/src/audit.ts';
import { objectiveOf } from '../../packages/engine/src/elements/objective.ts';
import { understand } from '../../packages/engine/src/elements/understand.ts';
import { readingsOf, runReadings } from '../../packages/engine/src/readings/judge-readings.ts';
import type { JudgedAudit } from '../../packages/engine/src/grading/run-audit.ts';
import { PICTURE_CATEGORIES, bannerRubric } from '../../packages/engine/src/rubrics/banner.ts';
import { CAPPING_AUDITS, CEILINGS } from '../../packages/engine/src/rubrics/ceilings.ts';
import { auditsOf } from '../../packages/engine/src/rubrics/index.ts';
import type { ObjectiveMix } from '../../packages/engine/src/rubrics/with-objective.ts';
import { lowestCeiling } from '../../packages/engine/src/scoring/ceilings.ts';
import { judgedColumns, withImpressions } from './columns.ts';
import type { Judged } from './cross-validated.ts';
import { type Failures, failuresOf } from './deduction-fit.ts';
import { leftOut } from './impressions.ts';
import { pictureKernel } from './picture-kernel.ts';
import type { Rated } from './rated.ts';
import type { Kernel } from './ridge-kernel.ts';
import { type FittedRubric, fitRubric } from './rubric-fit.ts';
import { countOf, gradesFor, scoreFor } from './target.ts';

export interface PictureFit {
  readonly items: readonly Rated[];
  readonly kernel: Kernel;
  /** What each creative is meant to do, as guessed. */
  readonly mixes: readonly ObjectiveMix[];
  /** Of each creative how far its audits fail, 0..1, by id. */
  failures(): readonly Failures[];
  /** The lowest ceiling that stands on each creative; 100 where none does. */
  caps(): readonly number[];
  /** What judges a fold saw neither its ratings nor impressions learned from them. @param without null: fits to all */
  fit(without: string | null): FittedRubric;
}

/** What creatives should get, by category and over all. */
export const targets = (items: readonly Judged[]) => ({
  targetsFor: (id: string) => gradesFor(id, items).map(scoreFor),
  overall: items.map(({ ratings }) => scoreFor(ratings['overall']!)),
});

export async function pictureFit(data: string, cache: string): Promise<PictureFit> {
  const { items, kernel, folds } = await pictureKernel(data, cache);
  const readings = items.map(({ gathered }) => readingsOf(understand(gathered, undefined)));
  const runs = readings.map((own) => (audit: Audit) => runReadings(audit, own));
  const mixes = readings.map(([likely]) => objectiveOf(likely!.gathered.artifacts, undefined));
  const judged = judgedColumns(PICTURE_CATEGORIES, runs);
  return {
    items,
    kernel,
    mixes,
    failures: () => runs.map((run, at) => failuresOf(bannerRubric, run, mixes[at]!)),
    caps: () => runs.map((run) => lowestCeiling(CEILINGS, judgedForCeilings(run))?.cap ?? 100),
    fit(without) {
      const among = folds.flatMap((fold, at) => (fold === without ? [] : [at]));
      return fitRubric({
        rubric: PICTURE_CATEGORIES,
        columns: withImpressions(PICTURE_CATEGORIES, judged, leftOut(items, kernel, folds, among)),
        ...targets(items),
        counts: items.map(({ set, fold }) => (fold === without ? 0 : countOf(set))),
      });
    },
  };
}

const judgedForCeilings = (run: (audit: Audit) => JudgedAudit): ReadonlyMap<string, JudgedAudit> =>
  new Map(
    auditsOf(bannerRubric)
      .filter(({ id }) => CAPPING_AUDITS.has(id))
      .map((audit) => [audit.id, run(audit)]),
  );
