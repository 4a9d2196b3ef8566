import type { Analysis, ScoredWith } from '@adjudge/engine/report';
import { typesetGrade } from '../figures/typeset-grade.ts';

/** Label for a score that includes a reader's ratings. */
export const readerMark = ({ model, prompt }: Pick<ScoredWith, 'model' | 'prompt'>): string =>
  `with reader ${model}, prompt ${prompt}`;

/** Which reader is part of the score, and what the checks alone give; null when there is no reader. */
export function describeScoredWith({ scoredWith }: Pick<Analysis, 'scoredWith'>): string | null {
  if (!scoredWith) return null;
  const { measured, measuredGrade } = scoredWith;
  return `Scored ${readerMark(scoredWith)}. The checks alone give ${measured} (${typesetGrade(measuredGrade)}).`;
}

/** What a reader in the score means for people who compare and plan. */
export const SCORED_WITH_MEANS =
  'The points of checks, recommendations and fixes refer to the score from the checks alone. A score with a reader is compared only with scores from the same reader. The ads that we rank against were scored without one, so there is no ranking.';

/** Which score the what-if changes are measured on. */
export const NOT_READ_AGAIN =
  'The reader doesn’t rate the changed versions: the scores before and after come from the checks alone.';
