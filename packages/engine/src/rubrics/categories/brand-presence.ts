import brandAttention from '../../audits/brand/brand-attention.ts';
import brandContrast from '../../audits/brand/brand-contrast.ts';
import brandPresenceAudit from '../../audits/brand/brand-presence.ts';
import brandSize from '../../audits/brand/brand-size.ts';
import brandSpace from '../../audits/brand/brand-space.ts';
import brandImpression from '../../audits/brand/brand-impression.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const brandPresence: ListedCategory = {
  ...CATEGORY_QUESTIONS.brandPresence,
  audits: [
    {
      audit: brandPresenceAudit,
      prior: 39,
      reason: 'A brand that people cannot name gets nothing from the ad.',
    },
    { audit: brandSize, prior: 13, reason: 'Size lifts attention to a brand most.' },
    {
      audit: brandAttention,
      prior: 25,
      reason: 'Attention to the brand predicts memory for it (Wedel and Pieters 2000).',
    },
    {
      audit: brandContrast,
      prior: 13,
      reason:
        'A logo close to its background color is missed; logos are known by their shape, so it counts less than for text.',
    },
    {
      audit: brandSpace,
      prior: 10,
      reason: 'Helps people read the logo as the brand; the smallest of the four.',
    },
    {
      audit: brandImpression,
      prior: 20,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
  ],
};
