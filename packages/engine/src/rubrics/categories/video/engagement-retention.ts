import attentionHold from '../../../audits/retention/attention-hold.ts';
import durationFit from '../../../audits/retention/duration-fit.ts';
import longestLull from '../../../audits/retention/longest-lull.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { ListedCategory } from '../../rubric.ts';

export const engagementRetention: ListedCategory = {
  ...CATEGORY_QUESTIONS.engagementRetention,
  audits: [
    {
      audit: durationFit,
      prior: 45,
      reason: 'The platforms agree on it, and most viewers leave over time.',
    },
    { audit: longestLull, prior: 40, reason: 'People leave when nothing new happens; our own measure.' },
    { audit: attentionHold, prior: 15, reason: 'A prediction on few frames, so it counts for little.' },
  ],
};
