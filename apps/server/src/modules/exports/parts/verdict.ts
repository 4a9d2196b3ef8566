import {
  describeCoverage,
  type Analysis,
  BAND_WORD,
  MODEL_FAILURE_WORDS,
  NO_WEAKNESS,
  NO_STRENGTH,
  categoryRank,
  explainLowerScore,
  formatCoverage,
  describeMedians,
  describePercentiles,
  describeScoredWith,
  describeSecondOpinion,
  shownBand,
  shownScore,
  typesetGrade,
  withNonBreakingSpaces,
  formatShare,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

/** Score, grade with its interval, and a one-sentence verdict. */
export function verdict(analysis: Analysis): Block {
  const { overallScore, grade, interval } = analysis;
  const band = shownBand(overallScore);
  return {
    kind: 'verdict',
    score: overallScore,
    shown: overallScore === null ? '–' : String(shownScore(overallScore)),
    band,
    word: BAND_WORD[band],
    grade: typesetGrade(grade),
    low: interval.low,
    high: interval.high,
    sentence: analysis.verdict,
    notes: notes(analysis),
  };
}

/** '83 to 87', in whole points. */
export const formatRange = ({ low, high }: Analysis['interval']): string =>
  `${shownScore(low)} to ${shownScore(high)}`;

function notes(analysis: Analysis): string[] {
  const { overallScore, interval, coverage, kind, words, secondOpinion } = analysis;
  const standing = describePercentiles(analysis);
  const { lowGrade, highGrade } = interval;
  const reader = describeScoredWith(analysis);
  const likely =
    lowGrade === highGrade
      ? `Likely ${formatRange(interval)}, grade ${typesetGrade(lowGrade)} throughout`
      : `Likely ${formatRange(interval)}, grade ${typesetGrade(lowGrade)} to ${typesetGrade(highGrade)}`;
  return [
    ...(overallScore === null
      ? ['We give no score when we could measure less than 20%. What we did measure is still reported.']
      : [likely]),
    `${formatCoverage(coverage)} · ${kind.endsWith('copy') ? 'ad copy + creative' : 'creative only'}`,
    ...explainLowerScore(analysis),
    ...(reader === null ? [] : [reader]),
    ...(standing === null ? [] : [standing]),
    ...(words.model === null ? [] : [wordsBy(words.model, words)]),
    ...(secondOpinion ? [describeSecondOpinion(secondOpinion)] : []),
  ].map(withNonBreakingSpaces);
}

const wordsBy = (model: string, { writer, failure }: Analysis['words']): string =>
  writer === 'model'
    ? `Text by ${model}; all figures are measured.`
    : `${model} ${failure === null ? 'wrote nothing that matched the figures' : MODEL_FAILURE_WORDS[failure]}. Built-in text is used instead.`;

/**
 * Categories as bars, highest weight first as in the report.
 * @param noteOn what to say below a bar of the category's explanation; nothing by default
 */
export function categoryBars(
  { scoreBreakdown, percentiles }: Analysis,
  noteOn: (explanation: string) => string = () => '',
): Block[] {
  return [
    {
      kind: 'bars',
      bars: scoreBreakdown.map(({ id, category, score, weight, explanation }) => {
        const band = shownBand(score);
        const note = noteOn(explanation);
        return {
          label: category,
          score,
          shown: score === null ? '–' : String(shownScore(score)),
          band,
          word: BAND_WORD[band],
          weight: score === null ? '' : formatShare(weight),
          median: categoryRank(percentiles, id)?.median ?? null,
          ...(note !== '' && { note: withNonBreakingSpaces(note) }),
        };
      }),
    },
    ...(percentiles
      ? [
          {
            kind: 'text',
            tone: 'soft',
            text: describeMedians(percentiles),
          } as const,
        ]
      : []),
  ];
}

export const insights = ({ keyInsights: { strengths, weaknesses } }: Analysis): Block => ({
  kind: 'columns',
  columns: [
    side('Strengths', 'good', strengths, NO_STRENGTH),
    side('Weaknesses', 'poor', weaknesses, NO_WEAKNESS),
  ],
});

const side = (text: string, sign: 'good' | 'poor', items: readonly string[], none: string): Block[] => [
  { kind: 'heading', level: 3, text },
  items.length === 0
    ? { kind: 'text', tone: 'soft', text: none }
    : { kind: 'list', sign, items: items.map(withNonBreakingSpaces) },
];

/** The sentences of the summary: verdict, score, interval, coverage. */
export function summarySentence({
  verdict: said,
  overallScore,
  grade,
  interval,
  coverage,
}: Analysis): string {
  const score =
    overallScore === null
      ? 'There is no score: too little could be measured.'
      : `It scores ${overallScore} of 100, grade ${typesetGrade(grade)}; the score lies between ${interval.low} and ${interval.high}.`;
  return `${said} ${score} ${describeCoverage(coverage)}`;
}
