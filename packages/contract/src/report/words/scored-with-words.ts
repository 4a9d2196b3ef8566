import type { Analysis, ScoredWith } from '@adjudge/engine/report';
import { typesetGrade } from '../figures/typeset-grade.ts';

/** The mark of a score that a reader's ratings are part of. */
export const readerMark = ({ model, prompt }: Pick<ScoredWith, 'model' | 'prompt'>): string =>
  `with reader ${model}, prompt ${prompt}`;

/** Who else made the score, and what the checks alone give; null where they alone made it. */
export function sayScoredWith({ scoredWith }: Pick<Analysis, 'scoredWith'>): string | null {
  if (!scoredWith) return null;
  const { measured, measuredGrade } = scoredWith;
  return `Scored ${readerMark(scoredWith)}. The checks alone give ${measured} (${typesetGrade(measuredGrade)}).`;
}

/** What follows from a reader in the score, for people who compare and plan. */
export const SCORED_WITH_MEANS =
  'Points of checks, recommendations and fixes are points of the score that the checks alone give. A score with a reader is compared only with scores by the same reader. The ads that we rank against were scored without one, so there is no ranking.';

/** Which score changes are tried on. */
export const NOT_READ_AGAIN =
  'The reader isn’t asked about the changed versions: their scores, and the one before, are what the checks alone give.';
