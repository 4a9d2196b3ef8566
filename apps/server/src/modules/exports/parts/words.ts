import {
  type Analysis,
  HOW_TO_TEST,
  formatPoints,
  platformAdvice,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

export const adCopy = ({ adCopy: copy }: Analysis): Block[] => [
  { kind: 'heading', level: 1, text: 'Ad copy', ...(copy ? { aside: `${copy.length} characters` } : {}) },
  copy
    ? { kind: 'quote', text: copy }
    : { kind: 'text', tone: 'soft', text: 'No ad copy was provided for analysis.' },
];

const pairs = (text: string, own: readonly { lead: string; note: string }[]): Block[] =>
  own.length === 0
    ? []
    : [{ kind: 'heading', level: 2, text }, ...own.map((pair) => ({ kind: 'pair', ...pair }) as const)];

/** Alternative text: copy edits, calls to action, other emotions, and whom the ad addresses. */
export function rewrites({ optimizationRecommendations: offered }: Analysis): Block[] {
  const blocks: Block[] = [
    ...(offered.copyEdits.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: 'Copy edits' } as const,
          ...offered.copyEdits.map(({ original, revised, reason, points: gain }) => ({
            kind: 'edit' as const,
            original,
            revised,
            note: reason,
            gain: gain ? `+${formatPoints(gain)}` : '',
          })),
        ]),
    ...pairs(
      'CTA variations',
      offered.ctaVariations.map(({ text, reason }) => ({ lead: `“${text}”`, note: reason })),
    ),
    ...pairs(
      'Emotional rewrites',
      offered.emotionalRewrites.map(({ emotion, text }) => ({ lead: `“${text}”`, note: emotion })),
    ),
    ...pairs(
      'Audience alignment',
      offered.audienceAlignment.map(({ audience, note }) => ({ lead: audience, note })),
    ),
  ];
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 1, text: 'Words to try' }, ...blocks];
}

/** Tests that are worth running, each with the sample size it needs to mean anything. */
export const abTests = ({ abTestingIdeas }: Analysis): Block[] => [
  { kind: 'heading', level: 1, text: 'A/B testing suggestions' },
  ...(abTestingIdeas.length === 0
    ? [{ kind: 'text', tone: 'soft', text: 'There is no single change worth a test.' } as const]
    : [
        { kind: 'text', tone: 'soft', text: HOW_TO_TEST } as const,
        ...abTestingIdeas.map(({ testName, variant, expectedOutcome, sampleSizePerVariant }) => ({
          kind: 'action' as const,
          chip: null,
          task: false,
          title: testName,
          gain: '',
          text: withNonBreakingSpaces(`${variant} ${expectedOutcome}`),
          note: `${sampleSizePerVariant.toLocaleString('en-US')} people per variant`,
        })),
      ]),
];

const TRENDS = { up: 'strong', neutral: 'fair', down: 'weak' } as const;

/** Only what can honestly be predicted: a figure, its range, how it was made, and its limits. */
export const predictions = ({ performancePredictions: all }: Analysis): Block[] => [
  { kind: 'heading', level: 1, text: 'Performance predictions', aside: 'estimates, with their range' },
  all.length === 0
    ? { kind: 'text', tone: 'soft', text: 'Too little could be measured for a prediction.' }
    : {
        kind: 'columns',
        columns: [0, 1].map((side) =>
          all
            .filter((_, index) => index % 2 === side)
            .map(({ trend, ...told }) => ({ kind: 'prediction' as const, ...told, trend: TRENDS[trend] })),
        ),
      },
];

/** What to change for each platform. */
export const advice = (analysis: Analysis): Block[] =>
  platformAdvice(analysis).flatMap(([platform, texts]): Block[] => [
    { kind: 'heading', level: 2, text: `Advice for ${platform}` },
    { kind: 'list', sign: 'dot', items: texts.map(withNonBreakingSpaces) },
  ]);

/** How the score came about, what moved it most, and what it was measured against. */
export function reasoning({ reasoningTransparency }: Analysis): Block[] {
  const { detailedExplanations, influencingElements, benchmarks } = reasoningTransparency;
  const groups = [
    ['Explanation', detailedExplanations],
    ['What moved the score', influencingElements],
    ['Benchmarks', benchmarks],
  ] as const;
  return [
    { kind: 'heading', level: 1, text: 'Analysis reasoning' },
    ...groups.flatMap(([text, items]): Block[] => [
      { kind: 'heading', level: 2, text },
      items.length === 0
        ? { kind: 'text', tone: 'soft', text: 'Nothing to report.' }
        : { kind: 'list', sign: 'dot', items: items.map(withNonBreakingSpaces) },
    ]),
  ];
}
