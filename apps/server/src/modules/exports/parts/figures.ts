import {
  GRADE_SCALE,
  isExplained,
  lostWords,
  misfitReasons,
  describeMethod,
  describeObjective,
  scoreViews,
  shownScore,
  smallTextNote,
  type Analysis,
  typesetGrade,
  withNonBreakingSpaces,
  formatShare,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';
import { sumOfCategories, sumOfChecks } from './sum.ts';

/** The same checks seen three ways, four for a video. */
export const scoreTables = (analysis: Analysis): Block[] => [
  { kind: 'heading', level: 1, text: 'Detailed score breakdown' },
  ...scoreViews(analysis).map((view, index): Block => {
    const reasons = isExplained(view);
    return {
      kind: 'table',
      caption: view.name,
      head: [index === 0 ? 'Category' : 'Part', 'Score', ...(reasons ? ['Why'] : [])],
      figures: [1],
      widths: [3, 1.6, ...(reasons ? [10] : [])],
      rows: view.parts.map((part) => [
        part.name,
        typeof part.score === 'number' ? String(shownScore(part.score)) : (part.score ?? '–'),
        ...(reasons ? [withNonBreakingSpaces(part.explanation)] : []),
      ]),
    };
  }),
  ...(analysis.colorAnalysis.dominantColors.length === 0
    ? []
    : [
        { kind: 'heading', level: 3, text: 'Dominant colors' } as const,
        {
          kind: 'swatches',
          colours: analysis.colorAnalysis.dominantColors.map(({ hex, share }) => ({
            hex,
            label: formatShare(share),
          })),
        } as const,
      ]),
];

/** The grade scale, with this ad's letter marked. */
export const gradeScale = ({ grade }: Pick<Analysis, 'grade'>): Block[] => [
  {
    kind: 'table',
    caption: 'Grade scale',
    head: GRADE_SCALE.map(([letter]) => typesetGrade(letter)),
    figures: [],
    widths: GRADE_SCALE.map(() => 1),
    column: GRADE_SCALE.findIndex(([letter]) => letter === grade),
    rows: [GRADE_SCALE.map(([, from]) => String(from))],
  },
  { kind: 'text', tone: 'soft', text: 'The lowest score for each grade; this ad’s grade is highlighted.' },
];

/** The versions that made a report. The same versions give the same report for a file. */
export function formatVersions({ engine, rubric, decoder }: Analysis['versions']): string {
  return [`engine ${engine}`, `rubric ${rubric}`, ...(decoder === undefined ? [] : [decoder])].join(' · ');
}

/** The grade scale and the sums of this report, so that a reader can recompute the score. */
export function howGradingWorks(analysis: Analysis): Block[] {
  const { versions } = analysis;
  return [
    { kind: 'heading', level: 1, text: 'How grading works' },
    { kind: 'text', text: describeMethod(analysis) },
    ...gradeScale(analysis),
    ...weighedFor(analysis),
    ...sumOfCategories(analysis),
    ...sumOfChecks(analysis),
    {
      kind: 'text',
      tone: 'soft',
      text: `${formatVersions(versions)} · schema ${versions.schema}`,
    },
  ];
}

/** Which weights the objective changed, and why. */
function weighedFor(analysis: Analysis): Block[] {
  const { objective } = analysis;
  if (!objective) return [];
  return [
    { kind: 'text', text: describeObjective(analysis) ?? '' },
    {
      kind: 'table',
      caption: 'Weights for this objective',
      head: ['Category', '× usual weight', 'Why'],
      figures: [1],
      widths: [4, 2.4, 8],
      rows: objective.weights.map(({ name, times, reason }) => [name, times.toFixed(2), reason]),
    },
  ];
}

/** Where the ad could run unchanged, and what each placement would cut off or cover. */
export function placements({ placements: all, creative }: Analysis): Block[] {
  if (all.length === 0) return [];
  const fitting = all.filter(({ fits }) => fits).length;
  return [
    {
      kind: 'heading',
      level: 1,
      text: 'Placements',
      aside: `it fits ${fitting} of ${all.length} as it is`,
    },
    {
      kind: 'table',
      caption: 'How the creative fits each placement',
      head: ['Placement', 'Shown at', 'Score', 'Kept', 'Smallest words', 'Fits', 'Lost or covered'],
      figures: [1, 2, 3, 4],
      widths: [4, 2.5, 1.5, 1.5, 2, 7, 3.5],
      rows: all.map((placement) => {
        const { platform, name, displayWidth, displayHeight, score, kept, smallestTextPx, fits } = placement;
        const small = smallTextNote(placement);
        const why = [...misfitReasons(placement, creative), ...(small === null ? [] : [small])].join('; ');
        return [
          `${platform} ${name}`,
          `${displayWidth} × ${displayHeight}`,
          String(shownScore(score)),
          formatShare(kept),
          smallestTextPx === null ? '–' : `${smallestTextPx.toFixed(0)} px`,
          [fits ? 'yes' : 'no', ...(why ? [why] : [])].join(': '),
          lostWords(placement),
        ].map(withNonBreakingSpaces);
      }),
    },
  ];
}
