import competingCentres from '../../audits/attention/competing-centres.ts';
import faceDirection from '../../audits/attention/face-direction.ts';
import firstLook from '../../audits/attention/first-look.ts';
import focalStrength from '../../audits/attention/focal-strength.ts';
import headlineAttention from '../../audits/attention/headline-attention.ts';
import messageAttention from '../../audits/attention/message-attention.ts';
import productInFocus from '../../audits/attention/product-in-focus.ts';
import attentionImpression from '../../audits/attention/attention-impression.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const attention: ListedCategory = {
  ...CATEGORY_QUESTIONS.attention,
  audits: [
    {
      audit: focalStrength,
      prior: 11,
      reason: 'Without a focal point people look away; it is the most reliable figure of the attention map.',
    },
    {
      audit: competingCentres,
      prior: 15,
      reason: 'Rival spots take the few glances there are; partly covered by the focal point.',
    },
    {
      audit: headlineAttention,
      prior: 22,
      reason: 'The headline carries the message for most people who see the ad.',
    },
    {
      audit: messageAttention,
      prior: 26,
      reason: 'The figure that says most about whether attention is used or wasted.',
    },
    {
      audit: firstLook,
      prior: 23,
      reason:
        'Many people glance once; it depends on single points of the attention map, so it counts less than the shares.',
    },
    {
      audit: faceDirection,
      prior: 4,
      reason: 'A reliable effect on few ads; the direction of a face is measured coarsely.',
    },
    {
      audit: productInFocus,
      prior: 0,
      reason: 'Shown, not counted: we only guess that the largest recognized object is the product.',
    },
    {
      audit: attentionImpression,
      prior: 170,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
  ],
};
