import type { Audit } from '../../packages/engine/src/audit.ts';
import { objectiveOf } from '../../packages/engine/src/elements/objective.ts';
import { understand } from '../../packages/engine/src/elements/understand.ts';
import { readingsOf, runReadings } from '../../packages/engine/src/readings/judge-readings.ts';
import type { JudgedAudit } from '../../packages/engine/src/grading/run-audit.ts';
import { PICTURE_CATEGORIES, bannerRubric } from '../../packages/engine/src/rubrics/banner.ts';
import { CAPPING_AUDITS, CEILINGS } from '../../packages/engine/src/rubrics/ceilings.ts';
import { auditsOf } from '../../packages/engine/src/rubrics/index.ts';
import type { ObjectiveMix } from '../../packages/engine/src/rubrics/with-objective.ts';
import { type AppliedCeiling, lowestCeiling } from '../../packages/engine/src/scoring/ceilings.ts';
import { judgedColumns, withImpressions } from './columns.ts';
import type { CrossValidated, CrossValidationItem } from './cross-validated.ts';
import { type Failures, withFailures, failuresOf } from './deduction-fit.ts';
import { outOfFoldImpressions } from './impressions.ts';
import { objectiveRows } from './objective-fit.ts';
import { pictureKernel } from './picture-kernel.ts';
import type { Pair } from './points.ts';
import type { RatedCreative } from './rated.ts';
import type { Kernel } from './ridge-kernel.ts';
import { type FittedRubric, fitRubric } from './rubric-fit.ts';
import { countOf, normalizedRatings, scoreFor } from './target.ts';

export interface PictureFit {
  readonly items: readonly RatedCreative[];
  readonly kernel: Kernel;
  /** The creatives, then the original of each re-saved copy. Mixes, failures and scores follow these rows. */
  readonly rows: readonly RatedCreative[];
  /** Row indices of each copy and its original. */
  readonly pairs: readonly Pair[];
  /** Guessed objectives of each row. */
  readonly mixes: readonly ObjectiveMix[];
  /** How far the audits of each row fail, 0..1, by audit id. */
  failures(): readonly Failures[];
  /** The lowest ceiling that applies to each creative; null when none does. */
  ceilings(): readonly (AppliedCeiling | null)[];
  /** Fits without one fold: neither its ratings nor impressions learned from them are used. @param without null fits to all */
  fit(without: string | null): FittedRubric;
}

/** Target scores of the creatives, by category and overall. */
export const targets = (items: readonly CrossValidationItem[]) => ({
  targetsFor: (id: string) => normalizedRatings(id, items).map(scoreFor),
  overall: items.map(({ ratings }) => scoreFor(ratings['overall']!)),
});

/** Every row with its audit failures and with category scores from fits that did not see its fold, plus copies paired with originals. */
export function failingRows({ rows, pairs, mixes, failures }: PictureFit, unseen: CrossValidated) {
  const all = withFailures(objectiveRows(rows, mixes, unseen), failures());
  return {
    all,
    creatives: all.slice(0, all.length - pairs.length),
    paired: pairs.map(({ of, copy }) => ({ before: all[of]!, after: all[copy]! })),
  };
}

export async function pictureFit(data: string, cache: string): Promise<PictureFit> {
  const { items, resaved, kernel, folds } = await pictureKernel(data, cache);
  const readings = [...items, ...resaved].map(({ gathered }) => readingsOf(understand(gathered, undefined)));
  const runs = readings.map((own) => (audit: Audit) => runReadings(audit, own));
  const mixes = readings.map(([likely]) => objectiveOf(likely!.gathered.artifacts, undefined));
  const judged = judgedColumns(PICTURE_CATEGORIES, runs);
  const pairs = resaved.map(({ of }, copy) => ({ of, copy: items.length + copy }));
  return {
    items,
    kernel,
    rows: [...items, ...resaved.map(({ of }) => items[of]!)],
    pairs,
    mixes,
    failures: () => runs.map((run, at) => failuresOf(bannerRubric, run, mixes[at]!)),
    ceilings: () => runs.slice(0, items.length).map((run) => lowestCeiling(CEILINGS, judgedForCeilings(run))),
    fit(without) {
      const among = folds.flatMap((fold, at) => (fold === without ? [] : [at]));
      return fitRubric({
        rubric: PICTURE_CATEGORIES,
        columns: withImpressions(
          PICTURE_CATEGORIES,
          judged,
          outOfFoldImpressions(items, kernel, folds, among),
        ),
        ...targets(items),
        counts: items.map(({ set, fold }) => (fold === without ? 0 : countOf(set))),
        pairs,
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
