import {
  EFFORT,
  fixOf,
  gainOf,
  lostWords,
  misfitReasons,
  readerStatements,
  WEAK_POINTS_TITLE,
  describeLikelihood,
  weakPointsOf,
  platformAdvice,
  describeRating,
  describeSecondOpinion,
  judgedScore,
  scoreViews,
  smallTextNote,
  type Placement,
} from '@adjudge/contract';
import type { ExportedAnalysis } from './exportable.ts';
import type { Analysis, WhatIf, WhatIfFix } from '@adjudge/engine/report';
import { type CsvRow, facts, numbered } from './csv-columns.ts';
import { overview, understanding } from './csv-overview.ts';
import { categories, checks } from './csv-sum.ts';

/** The whole report, in its reading order. */
export function csvRows({ data: analysis, name, createdAt, whatIf }: ExportedAnalysis): CsvRow[] {
  const { keyInsights, reasoningTransparency: reasoning } = analysis;
  return [
    ...overview(analysis, { name, createdAt }),
    ...understanding(analysis),
    ...categories(analysis),
    ...checks(analysis),
    ...recommendations(analysis, whatIf),
    ...weakPointsOf(analysis).map((point): CsvRow => ({
      Section: WEAK_POINTS_TITLE,
      Item: point.name,
      Text: point.text,
      Details: describeLikelihood(point),
    })),
    ...numbered('Strengths', 'Strength', keyInsights.strengths),
    ...numbered('Weaknesses', 'Weakness', keyInsights.weaknesses),
    ...views(analysis),
    ...video(analysis),
    ...words(analysis),
    ...(whatIf ? fixes(whatIf) : []),
    ...placements(analysis),
    ...predictions(analysis),
    ...tests(analysis),
    ...numbered('Analysis reasoning', 'Explanation', reasoning.detailedExplanations),
    ...numbered('Analysis reasoning', 'What moved the score', reasoning.influencingElements),
    ...numbered('Analysis reasoning', 'Benchmark', reasoning.benchmarks),
    ...secondOpinion(analysis),
    ...facts(
      'Could not be measured',
      analysis.failures.map(({ measurement, reason }) => [measurement, reason]),
    ),
  ];
}

const recommendations = ({ recommendations: all }: Analysis, whatIf: WhatIf | null): CsvRow[] =>
  all.map((one, index) => ({
    Section: 'Recommendations',
    Item: `${index + 1}. ${one.title}`,
    'Points gained': gainOf(one, whatIf),
    Text: one.text,
    Details: `${one.category}. ${EFFORT[one.effort]}${fixOf(one.audit, whatIf) ? '. Points gained: measured' : ''}`,
  }));

const views = (analysis: Analysis): CsvRow[] => [
  ...scoreViews(analysis)
    .slice(1)
    .flatMap(({ name, parts }) =>
      parts.map(({ name: Item, score, explanation }): CsvRow => ({
        Section: name,
        Item,
        ...(typeof score === 'string' ? { 'Shown as': score } : { Score: score }),
        Text: explanation,
      })),
    ),
  ...analysis.colorAnalysis.dominantColors.map(({ hex, share }): CsvRow => ({
    Section: 'Dominant colors',
    Item: hex,
    Value: share,
  })),
];

function video({ videoAnalysis, videoMetadata, optimizationRecommendations }: Analysis): CsvRow[] {
  return [
    ...Object.entries(videoAnalysis ?? {}).map(([Item, { score, explanation }]): CsvRow => ({
      Section: 'Video analysis',
      Item,
      Score: judgedScore({ score, explanation }),
      Text: explanation,
    })),
    ...(videoMetadata
      ? facts('Video details', [
          ['Duration, s', videoMetadata.duration],
          ['Format', videoMetadata.format],
          ['Aspect ratio', videoMetadata.aspectRatio],
          ['Frames looked at', videoMetadata.extractedFrames],
        ])
      : []),
    ...(optimizationRecommendations.videoSpecific ?? []).map(({ title, text, second }): CsvRow => ({
      Section: 'For the video',
      Item: title,
      Text: text,
      ...(second === null ? {} : { Value: second, Unit: 'seconds' }),
    })),
  ];
}

function words({ optimizationRecommendations: offered }: Analysis): CsvRow[] {
  return [
    ...offered.copyEdits.map(({ original, revised, reason, points }): CsvRow => ({
      Section: 'Copy edits',
      Item: original,
      'Points gained': points,
      Text: revised,
      Details: reason,
    })),
    ...offered.ctaVariations.map(({ text, reason }, index): CsvRow => ({
      Section: 'CTA variations',
      Item: `Variation ${index + 1}`,
      Text: text,
      Details: reason,
    })),
    ...facts(
      'Emotional rewrites',
      offered.emotionalRewrites.map(({ emotion, text }) => [emotion, text]),
    ),
    ...facts(
      'Audience alignment',
      offered.audienceAlignment.map(({ audience, note }) => [audience, note]),
    ),
  ];
}

const fixRow = ({ title, description, scoreAfter, gain, copy }: WhatIfFix): CsvRow => ({
  Section: 'Fixes made and graded',
  Item: title,
  Score: scoreAfter,
  'Points gained': gain,
  Text: description,
  ...(copy ? { Details: copy.after } : {}),
});

const fixes = ({ fixes: made, together, withoutGain }: WhatIf): CsvRow[] => [
  ...made.map(fixRow),
  ...(together ? [fixRow(together)] : []),
  ...withoutGain.map(({ title, description, gain }) => ({
    Section: 'Fixes tried without gain',
    Item: title,
    'Points gained': gain,
    Text: description,
  })),
];

const placements = (analysis: Analysis): CsvRow[] => [
  ...analysis.placements.map((placement): CsvRow => ({
    Section: 'Placements',
    Item: `${placement.platform} ${placement.name}`,
    Status: placement.fits ? 'fits as it is' : 'does not fit as it is',
    Score: placement.score,
    Value: placement.smallestTextPx,
    Unit: placement.smallestTextPx === null ? null : 'px of the smallest words',
    Text: reasons(placement, analysis.creative).join('; '),
    Details: `kept ${Math.round(placement.kept * 100)}%; lost or covered: ${lostWords(placement)}`,
  })),
  ...platformAdvice(analysis).flatMap(([platform, advice]) =>
    numbered('Advice for platforms', platform, advice),
  ),
];

const reasons = (placement: Placement, creative: Analysis['creative']): string[] => {
  const small = smallTextNote(placement);
  return [...misfitReasons(placement, creative), ...(small === null ? [] : [small])];
};

const predictions = ({ performancePredictions }: Analysis): CsvRow[] =>
  performancePredictions.map(({ metric, value, trend, range, method, caveat }) => ({
    Section: 'Performance predictions',
    Item: metric,
    Status: trend,
    'Shown as': value,
    Text: range,
    Details: `${method} ${caveat}`,
  }));

/** `Score` is the reader's rating; `Value` is the measured score. */
const secondOpinion = ({ secondOpinion: opinion }: Analysis): CsvRow[] =>
  opinion
    ? [
        { Section: 'Second opinion', Item: opinion.model, Text: describeSecondOpinion(opinion) },
        ...opinion.ratings.map((rating): CsvRow => ({
          Section: 'Second opinion',
          Item: rating.category,
          Status: rating.apart === null ? 'agrees' : 'more than 15 points apart',
          Score: rating.read,
          Value: rating.measured,
          Unit: 'measured score',
          Text: describeRating(rating),
        })),
        ...readerStatements(opinion).map(({ label, text }): CsvRow => ({
          Section: 'The reader says',
          Item: label,
          Text: text,
        })),
      ]
    : [];

const tests = ({ abTestingIdeas }: Analysis): CsvRow[] =>
  abTestingIdeas.map(({ testName, variant, expectedOutcome, sampleSizePerVariant }) => ({
    Section: 'A/B testing suggestions',
    Item: testName,
    Value: sampleSizePerVariant,
    Unit: 'people per variant',
    Text: variant,
    Details: expectedOutcome,
  }));
