import {
  type Analysis,
  SCORED_WITH_MEANS,
  readerStatements,
  higherScoreCaveat,
  describeRating,
  describeSecondOpinion,
  shownScore,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

/** What a vision reader says, next to the measured scores; empty if no reader was configured. */
export function secondOpinion({ secondOpinion: opinion }: Analysis): Block[] {
  if (!opinion) return [];
  const higher = higherScoreCaveat(opinion);
  return [
    { kind: 'heading', level: 1, text: 'Second opinion', aside: opinion.model },
    { kind: 'text', text: withNonBreakingSpaces(describeSecondOpinion(opinion)) },
    ...(opinion.counts === 'yes' ? [{ kind: 'text' as const, text: SCORED_WITH_MEANS }] : []),
    ...(opinion.ratings.length === 0 ? [] : [ratings(opinion.ratings)]),
    ...(higher === null ? [] : [{ kind: 'text' as const, text: higher }]),
    ...(opinion.says === null
      ? []
      : [
          {
            kind: 'facts' as const,
            facts: readerStatements(opinion).map(({ label, text }) => ({
              term: label,
              text: withNonBreakingSpaces(text),
            })),
          },
        ]),
  ];
}

const ratings = (all: NonNullable<Analysis['secondOpinion']>['ratings']): Block => ({
  kind: 'table',
  caption: 'Measured and read',
  head: ['Category', 'Measured', 'Read', 'Why'],
  figures: [1, 2],
  widths: [3, 1.8, 1.4, 9],
  rows: all.map((rating) => [
    rating.category,
    rating.measured === null ? '–' : String(shownScore(rating.measured)),
    String(shownScore(rating.read)),
    withNonBreakingSpaces(describeRating(rating)),
  ]),
});
