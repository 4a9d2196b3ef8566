import {
  describeCoverage,
  type Analysis,
  SCORED_WITH_MEANS,
  explainLowerScore,
  describeObjective,
  describeScoredWith,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';
import { truncate } from '../documents/truncate.ts';
import { gradeScale, formatVersions } from './figures.ts';
import { categoryBars, formatRange } from './verdict.ts';

/** In characters. A model may write more about a category than its row has room for. */
const LONGEST_REASON = 110;
const MOST_FAILURES = 3;
const LONGEST_FAILURE = 160;

/** Every category with its score, its share of the score and what decided it. */
export const categoriesInShort = (analysis: Analysis): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'heading', level: 1, text: 'Score by category', aside: 'score · share of the score' },
    ...categoryBars(analysis, (explanation) => truncate(explanation, LONGEST_REASON)),
  ],
});

/** How the score was made, what was not measured, and what it does not claim. For readers who never saw the product. */
export const method = (analysis: Analysis): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'heading', level: 1, text: 'How this score was made' },
    { kind: 'text', text: withNonBreakingSpaces(methodSentences(analysis).join(' ')) },
    ...gradeScale(analysis),
    {
      kind: 'text',
      tone: 'soft',
      text: formatVersions(analysis.versions),
    },
  ],
});

function methodSentences(analysis: Analysis): string[] {
  const { audits, interval, overallScore, coverage, failures } = analysis;
  const judged = audits.filter(({ status }) => status === 'measured').length;
  const reader = describeScoredWith(analysis);
  const objective = describeObjective(analysis);
  const left = failures.slice(0, MOST_FAILURES).map(({ reason }) => truncate(reason, LONGEST_FAILURE));
  return [
    `${judged} checks each measured one thing on this ad and turned it into a score from 0 to 100. Each category combines its checks, and the overall score is the weighted mean of the categories, minus deductions for faults that hurt the whole ad.`,
    ...(reader === null ? [] : [reader, SCORED_WITH_MEANS]),
    ...explainLowerScore(analysis),
    ...(objective === null ? [] : [objective]),
    ...(overallScore === null
      ? []
      : [
          `Because some measurements are uncertain, the score could be anywhere from ${formatRange(interval)}.`,
        ]),
    describeCoverage(coverage),
    ...(left.length > 0 ? [`Not measured: ${left.join(' ')}`] : []),
    'The score judges the ad itself; it does not forecast clicks or sales.',
  ];
}
