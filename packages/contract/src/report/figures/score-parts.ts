import type { Analysis } from '@adjudge/engine/report';

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

/** Three views of the same checks, four for a video. None of them is a second opinion. */
export function scoreViews(analysis: Analysis): ScoreView[] {
  const { videoSpecificAnalysis: overTime, resonanceScoreBreakdown: resonance, colorAnalysis } = analysis;
  const views: ScoreView[] = [
    {
      name: 'Categories',
      parts: analysis.scoreBreakdown.map(({ category, score, explanation }) => ({
        name: category,
        score,
        explanation,
      })),
    },
    {
      name: 'Resonance',
      parts: [
        { name: 'Clarity and readability', ...resonance.clarityReadability },
        { name: 'Emotional appeal', ...resonance.emotionalAppeal },
        { name: 'Call to action strength', ...resonance.callToActionStrength },
        { name: 'Relevance to audience', ...resonance.relevanceToAudience },
        { name: 'Overall predicted resonance', ...resonance.overallPredictedResonance },
      ],
    },
    {
      name: 'Craft',
      parts: [
        { name: 'Visual composition', ...analysis.visualComposition },
        { name: 'Color', score: colorAnalysis.score, explanation: colorAnalysis.explanation },
        { name: 'Typography', ...analysis.typographyAnalysis },
        { name: 'Brand consistency', ...analysis.brandConsistency },
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
