import type { Audit } from '../../packages/engine/src/audit.ts';
import { understand } from '../../packages/engine/src/elements/understand.ts';
import { objectiveOf } from '../../packages/engine/src/elements/objective.ts';
import { VIDEO_CATEGORIES, videoRubric } from '../../packages/engine/src/rubrics/video.ts';
import { runOnVideo } from '../../packages/engine/src/grading/run-on-video.ts';
import { judgedColumns } from './columns.ts';
import type { CrossValidationItem } from './cross-validated.ts';
import { type Failures, failuresOf } from './deduction-fit.ts';
import { targets } from './picture-fit.ts';
import { ratedVideos } from './rated-videos.ts';
import { type FittedRubric, fitRubric } from './rubric-fit.ts';

const VIDEO_FOLDS = 9;

export interface VideoFit {
  readonly items: readonly (CrossValidationItem & { readonly file: string })[];
  /** How far the audits of each video fail, 0..1, by audit id. */
  failures(): readonly Failures[];
  /** @param without null fits to all */
  fit(without: string | null): FittedRubric;
}

/** Learned impressions come from the picture model, applied to the video's representative frame. */
export async function videoFit(data: string): Promise<VideoFit> {
  const rated = await ratedVideos(data);
  const items = rated.map(({ file, ratings }, at) => ({
    file,
    set: 'videos',
    fold: `videos ${at % VIDEO_FOLDS}`,
    ratings,
  }));
  const understood = rated.map(({ gathered }) => understand(gathered, undefined));
  const runs = understood.map((own) => (audit: Audit) => runOnVideo(audit, own));
  const columns = judgedColumns(VIDEO_CATEGORIES, runs);
  return {
    items,
    failures: () =>
      runs.map((run, at) => failuresOf(videoRubric, run, objectiveOf(understood[at]!.artifacts, undefined))),
    fit: (without) =>
      fitRubric({
        rubric: VIDEO_CATEGORIES,
        columns,
        ...targets(items),
        counts: items.map(({ fold }) => (fold === without ? 0 : 1)),
      }),
  };
}
