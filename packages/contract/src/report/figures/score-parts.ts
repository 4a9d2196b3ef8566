import { type Analysis, nameInClause } from '@adjudge/engine/report';
import { formatPoints } from './format-points.ts';

export interface ScorePart {
  readonly name: string;
  /** 0..100, or a word instead of a score. */
  readonly score: number | string | null;
  readonly explanation: string;
}

export interface ScoreView {
  readonly name: string;
  readonly parts: readonly ScorePart[];
}

const UNMEASURED = 'Not measured';

/** The score of a part; null where nothing was judged, for which the report writes 0 or 'Poor'. */
export const judgedScore = ({ score, explanation }: Omit<ScorePart, 'name'>): ScorePart['score'] =>
  explanation.startsWith(UNMEASURED) && (score === 0 || score === 'Poor') ? null : score;

/** Older reports call a part unmeasured whose score comes from its learned part alone. */
const judgedPart = ({ name, ...part }: ScorePart): ScorePart => {
  const score = judgedScore(part);
  const isContradiction = score !== null && part.explanation.startsWith(UNMEASURED);
  return { name, score, explanation: isContradiction ? '' : part.explanation };
};

/** A loss below this many points would be shown as 0. */
const LEAST_NAMED = 0.05;

/** Where most of a category's points are lost; '' where nothing is. */
function largestLoss({ audits }: Pick<Analysis, 'audits'>, id: string): string {
  const worst = audits
    .filter(({ category }) => category === id)
    .toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
  if (!worst || worst.pointsLost < LEAST_NAMED) return '';
  const points = formatPoints(worst.pointsLost);
  return `Most is lost on ${nameInClause(worst)} (${points} ${points === '1' ? 'point' : 'points'}).`;
}

/** Whether any of the parts has something to say about its score. */
export const isExplained = ({ parts }: ScoreView): boolean =>
  parts.some(({ explanation }) => explanation !== '');

/** Three views of the same checks, four for a video. None of them is a second opinion. */
export function scoreViews(analysis: Analysis): ScoreView[] {
  const { videoSpecificAnalysis: overTime, resonanceScoreBreakdown: resonance, colorAnalysis } = analysis;
  const ofCategory = (id: string, part: Omit<ScorePart, 'name'>): Omit<ScorePart, 'name'> => ({
    ...part,
    explanation: part.explanation || (part.score === null ? '' : largestLoss(analysis, id)),
  });
  const views: ScoreView[] = [
    {
      name: 'Categories',
      parts: analysis.scoreBreakdown.map(({ id, category, score, explanation }) => ({
        name: category,
        ...ofCategory(id, { score, explanation }),
      })),
    },
    {
      name: 'Resonance',
      parts: [
        { name: 'Clarity and readability', ...ofCategory('message-clarity', resonance.clarityReadability) },
        { name: 'Emotional appeal', ...ofCategory('emotional-appeal', resonance.emotionalAppeal) },
        { name: 'Call to action strength', ...ofCategory('call-to-action', resonance.callToActionStrength) },
        { name: 'Relevance to audience', ...ofCategory('audience-relevance', resonance.relevanceToAudience) },
        { name: 'Overall predicted resonance', ...resonance.overallPredictedResonance },
      ],
    },
    {
      name: 'Craft',
      parts: [
        { name: 'Visual composition', ...analysis.visualComposition },
        { name: 'Color', score: colorAnalysis.score, explanation: colorAnalysis.explanation },
        { name: 'Typography', ...analysis.typographyAnalysis },
        { name: 'Brand consistency', ...ofCategory('brand-presence', analysis.brandConsistency) },
        {
          name: 'Technical quality',
          score: analysis.technicalQuality.assessment,
          explanation: analysis.technicalQuality.explanation,
        },
      ],
    },
    ...(overTime
      ? [
          {
            name: 'Over time',
            parts: [
              { name: 'Opening hook', ...overTime.openingHook },
              { name: 'Pacing', ...overTime.pacing },
              { name: 'Motion', ...overTime.motion },
              { name: 'Storytelling', ...overTime.storytelling },
            ],
          },
        ]
      : []),
  ];
  return views.map(({ name, parts }) => ({ name, parts: parts.map(judgedPart) }));
}
