import type { Analysis, Recommendation } from '@adjudge/contract';
import { sampleAudits, sampleCategories } from './sample-scores.ts';

const ACTIONS: Record<string, string> = {
  'offer-contrast': 'Make the offer readable',
  'button-contrast': 'Make the button stand out',
  'button-words': 'Say what the button gives people',
  'brand-size': 'Show the logo larger',
  'copy-punctuation': 'Use one exclamation mark',
  'copy-superlatives': 'Prove the superlative',
  'safe-zone': 'Move the button clear of the controls',
};

const gain = (id: string): number => {
  const audit = sampleAudits.find((candidate) => candidate.id === id);
  return audit ? Number((((90 - (audit.score ?? 90)) / 100) * audit.pointsPossible).toFixed(1)) : 0;
};

export const sampleRecommendations: Recommendation[] = sampleAudits
  .filter((audit) => audit.id in ACTIONS)
  .map((audit) => ({
    id: `fix-${audit.id}`,
    audit: audit.id,
    category: sampleCategories.find(({ id }) => id === audit.category)?.category ?? audit.category,
    title: ACTIONS[audit.id] ?? audit.title,
    text: `${audit.observation} ${audit.fix}`,
    points: gain(audit.id),
    effort: 'minutes' as const,
    evidence: audit.evidence,
  }))
  .toSorted((a, b) => b.points - a.points);

const CAVEAT = 'Predicted from the creative alone; not calibrated on your account.';

export const sampleWords: Pick<
  Analysis,
  | 'keyInsights'
  | 'optimizationRecommendations'
  | 'abTestingIdeas'
  | 'performancePredictions'
  | 'reasoningTransparency'
  | 'platformRecommendations'
> = {
  keyInsights: {
    strengths: [
      'The headline is easy to read at a glance.',
      'Picture and copy make the same offer: two for one until Friday.',
      'The layout is clean and easy to take in.',
    ],
    weaknesses: [
      'The offer is hard to read on its background.',
      'The button does not stand out from the table.',
    ],
  },
  optimizationRecommendations: {
    copyEdits: [
      {
        original: 'Order two bottles and pay for one until Friday!!!',
        revised: 'Order two bottles and pay for one until Friday.',
        reason: 'Google Ads refuses repeated punctuation.',
        points: 1.5,
      },
      {
        original: 'The best tea in the world.',
        revised: 'Whole leaves, eighteen hours, nothing else.',
        reason: 'A fact from your copy instead of a superlative without proof.',
        points: null,
      },
    ],
    ctaVariations: [
      { text: 'Order two, pay for one', reason: 'Says the offer and the action.' },
      { text: 'Try the slow steep', reason: 'Names what is special about the tea.' },
    ],
    emotionalRewrites: [
      { emotion: 'Calm', text: 'Eighteen hours of doing nothing. Then tea.' },
      { emotion: 'Curiosity', text: 'What does tea taste like when nobody hurries it?' },
    ],
    audienceAlignment: [
      { audience: 'People who avoid sugar', note: 'Named in the first sentence of the copy.' },
    ],
    platformAdaptations: [{ platform: 'Meta', change: 'Move the button above the lower third in 9:16.' }],
  },
  abTestingIdeas: [
    {
      testName: 'Make the offer readable',
      variant: 'A: the creative as it is. B: only the color of the offer changed to #1F3A33.',
      expectedOutcome: 'Scores about 75.3 instead of 68.5. The test shows whether it sells more.',
      sampleSizePerVariant: 42_680,
    },
  ],
  performancePredictions: [
    {
      metric: 'First glances on the message',
      value: '34%',
      trend: 'neutral',
      range: '26% to 43%',
      method: 'Share of predicted attention on headline, offer, CTA and brand.',
      caveat: CAVEAT,
    },
    {
      metric: 'Time to read the picture',
      value: '2.8 s',
      trend: 'up',
      range: '2.2 to 3.3 s',
      method: '11 words at 200 to 300 words a minute.',
      caveat: 'People who stop to read; most look for one to two seconds.',
    },
    {
      metric: 'First glances on the brand',
      value: '2%',
      trend: 'down',
      range: '1% to 3%',
      method: 'Share of predicted attention on the brand.',
      caveat: CAVEAT,
    },
  ],
  reasoningTransparency: {
    detailedExplanations: ['The overall score is the weighted mean of nine categories.'],
    influencingElements: ['Offer contrast: −10.9 points.', 'Button contrast: −7.7 points.'],
    benchmarks: ['Offer contrast: 2.1:1; good is at least 4.5:1 (WCAG 2.2).'],
  },
  platformRecommendations: [
    { platform: 'Meta', recommendations: ['Move the button above the lower third in 9:16.'] },
    { platform: 'Google', recommendations: ['The square fits as it is.'] },
  ],
};
