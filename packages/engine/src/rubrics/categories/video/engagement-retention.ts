import attentionHold from '../../../audits/retention/attention-hold.ts';
import durationFit from '../../../audits/retention/duration-fit.ts';
import longestLull from '../../../audits/retention/longest-lull.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { RubricCategory } from '../../rubric.ts';

export const engagementRetention: RubricCategory = {
  ...CATEGORY_QUESTIONS.engagementRetention,
  audits: [
    {
      audit: durationFit,
      weight: 45,
      reason: 'The platforms agree on it, and most viewers leave over time.',
    },
    { audit: longestLull, weight: 40, reason: 'Where nothing comes any more people leave; our own measure.' },
    { audit: attentionHold, weight: 15, reason: 'A prediction on few frames, so it weighs little.' },
  ],
};
