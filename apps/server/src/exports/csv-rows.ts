import {
  EFFORT,
  lostWords,
  misfits,
  numberFindings,
  platformAdvice,
  readElements,
  sayObjective,
  sayTold,
  scoreViews,
  smallWords,
  type AuditResult,
  type Placement,
} from '@adjudge/contract';
import type { ExportedAnalysis } from './exportable.ts';
import type { Analysis, ReportEvidence, WhatIf, WhatIfFix } from '@adjudge/engine/report';
import type { CsvRow } from './csv-columns.ts';

type Pairs = readonly (readonly [item: string, text: string | number | null])[];

const told = (Section: string, pairs: Pairs): CsvRow[] =>
  pairs.map(([Item, value]) =>
    typeof value === 'number' ? { Section, Item, Value: value } : { Section, Item, Text: value },
  );

const numbered = (Section: string, word: string, texts: readonly string[]): CsvRow[] =>
  texts.map((Text, index) => ({ Section, Item: `${word} ${index + 1}`, Text }));

/** Everything the report says, in its reading order. */
export function csvRows({ data: analysis, createdAt, whatIf }: ExportedAnalysis): CsvRow[] {
  const { keyInsights, reasoningTransparency: reasoning } = analysis;
  return [
    ...overview(analysis, createdAt),
    ...understanding(analysis),
    ...categories(analysis),
    ...checks(analysis),
    ...recommendations(analysis),
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
    ...told(
      'Could not be measured',
      analysis.failures.map(({ measurement, reason }) => [measurement, reason]),
    ),
  ];
}

const overview = (analysis: Analysis & { analysisId: string }, createdAt: string): CsvRow[] => {
  const { creative, interval, versions } = analysis;
  return [
    {
      Section: 'Overview',
      Item: 'Overall score',
      Score: analysis.overallScore,
      'Shown as': analysis.grade,
      Text: analysis.verdict,
    },
    ...told('Overview', [
      ['Lowest likely score', interval.low],
      ['Highest likely score', interval.high],
      ['Likely grades', `${interval.lowGrade} to ${interval.highGrade}`],
      ['Share measured', analysis.coverage],
      ['Analysis', analysis.analysisId],
      ['Graded at', createdAt],
      ['Kind', analysis.kind],
      ['Ad copy', analysis.adCopy ?? 'No ad copy was provided for analysis.'],
      ['File name', creative.fileName],
      ['Described as', creative.alt],
      ['Format', creative.format],
      ['Width, px', creative.width],
      ['Height, px', creative.height],
      ['Size, bytes', creative.bytes],
      ['SHA-256', creative.sha256],
      ['Engine version', versions.engine],
      ['Rubric version', versions.rubric],
    ]),
    ...(analysis.percentiles?.overall
      ? told('Overview', [
          ['Better than, % of reference ads', analysis.percentiles.overall.betterThan],
          ['Reference ads', `${analysis.percentiles.n}, ${analysis.percentiles.pool}`],
        ])
      : []),
  ];
};

/** What the grade rests on: what was read, what its owner said, and which weights the objective changed. */
function understanding(analysis: Analysis): CsvRow[] {
  const { understood, objective } = analysis;
  return [
    ...(understood
      ? readElements(understood).map(({ label, words, doubt }): CsvRow => ({
          Section: 'What we read',
          Item: label,
          Text: words ?? 'Read unsurely',
          ...(doubt === null ? {} : { Details: doubt }),
        }))
      : []),
    ...numbered('You told us', 'Statement', sayTold(analysis.told)),
    ...(objective
      ? [
          { Section: 'Objective', Item: objective.is, Text: sayObjective(analysis) ?? '' },
          ...objective.weights.map(({ name, times, reason }): CsvRow => ({
            Section: 'Objective',
            Item: `${name}, times its usual weight`,
            Value: times,
            Text: reason,
          })),
        ]
      : []),
  ];
}

const categories = ({ scoreBreakdown, percentiles }: Analysis): CsvRow[] =>
  scoreBreakdown.map(({ id, category, score, weight, explanation }) => {
    const standing = percentiles?.categories.find((one) => one.id === id);
    return {
      Section: 'Categories',
      Item: category,
      Score: score,
      Weight: weight,
      Text: explanation,
      ...(standing
        ? { Details: `Better than ${standing.betterThan} % of ${percentiles?.n} reference ads` }
        : {}),
    };
  });

const place = ({ label, second }: ReportEvidence): string =>
  second === undefined ? label : `${label} (at ${second} s)`;

const STATUSES: Record<AuditResult['status'], string> = {
  measured: 'measured',
  needsReview: 'for a person to judge',
  notApplicable: 'does not apply',
  error: 'could not be judged',
};

function checks(analysis: Analysis): CsvRow[] {
  const nameOf = new Map(analysis.scoreBreakdown.map(({ id, category }) => [id, category]));
  const numbers = new Map(numberFindings(analysis).map(({ number, audit }) => [audit.id, number]));
  const order = ({ id }: AuditResult): number => numbers.get(id) ?? Number.POSITIVE_INFINITY;
  return analysis.audits
    .toSorted((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)))
    .map((audit) => ({
      Section: `Checks: ${nameOf.get(audit.category) ?? audit.category}`,
      Item: numbers.has(audit.id) ? `${numbers.get(audit.id)}. ${audit.name}` : audit.name,
      Status: STATUSES[audit.status],
      Score: audit.score,
      Value: audit.value,
      Unit: audit.unit,
      'Shown as': audit.display,
      Good: audit.good,
      Weight: audit.weight,
      'Points possible': audit.pointsPossible,
      'Points lost': audit.pointsLost,
      Text: `${audit.title}. ${audit.observation}`,
      Details: audit.evidence.map(place).join('; '),
      'How to fix it': audit.fix,
      'Why it matters': audit.why,
      Source: audit.curve.source,
    }));
}

const recommendations = ({ recommendations: all }: Analysis): CsvRow[] =>
  all.map(({ title, category, text, points, effort }, index) => ({
    Section: 'Recommendations',
    Item: `${index + 1}. ${title}`,
    'Points gained': points,
    Text: text,
    Details: `${category}. ${EFFORT[effort]}`,
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
    Section: 'Dominant colours',
    Item: hex,
    Value: share,
  })),
];

function video({ videoAnalysis, videoMetadata, optimizationRecommendations }: Analysis): CsvRow[] {
  return [
    ...Object.entries(videoAnalysis ?? {}).map(([Item, { score, explanation }]): CsvRow => ({
      Section: 'Video analysis',
      Item,
      Score: score,
      Text: explanation,
    })),
    ...(videoMetadata
      ? told('Video details', [
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
    ...told(
      'Emotional rewrites',
      offered.emotionalRewrites.map(({ emotion, text }) => [emotion, text]),
    ),
    ...told(
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
    Details: `kept ${Math.round(placement.kept * 100)} %; lost or covered: ${lostWords(placement)}`,
  })),
  ...platformAdvice(analysis).flatMap(([platform, advice]) =>
    numbered('Advice for platforms', platform, advice),
  ),
];

const reasons = (placement: Placement, creative: Analysis['creative']): string[] => {
  const small = smallWords(placement);
  return [...misfits(placement, creative), ...(small === null ? [] : [small])];
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

const tests = ({ abTestingIdeas }: Analysis): CsvRow[] =>
  abTestingIdeas.map(({ testName, variant, expectedOutcome, sampleSizePerVariant }) => ({
    Section: 'A/B testing suggestions',
    Item: testName,
    Value: sampleSizePerVariant,
    Unit: 'people per variant',
    Text: variant,
    Details: expectedOutcome,
  }));
