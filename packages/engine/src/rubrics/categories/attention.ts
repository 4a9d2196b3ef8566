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
      reason:
        'Without an entry no look reaches anything else; concentration is the surest figure of the map.',
    },
    {
      audit: competingCentres,
      prior: 15,
      reason: 'Rival centres take the few looks there are; partly seen in focal strength already.',
    },
    {
      audit: headlineAttention,
      prior: 22,
      reason: 'The headline carries the message for most people who see the ad.',
    },
    {
      audit: messageAttention,
      prior: 26,
      reason: 'The one figure that says whether attention is spent or wasted.',
    },
    {
      audit: firstLook,
      prior: 23,
      reason:
        'Many people give one look only; it depends on single points of the map, so it weighs less than its shares.',
    },
    {
      audit: faceDirection,
      prior: 4,
      reason: 'A sure effect on few ads, and the turn of a head is measured coarsely.',
    },
    {
      audit: productInFocus,
      prior: 0,
      reason: 'Shown, not counted: that the largest thing recognised is the product is a guess.',
    },
    {
      audit: attentionImpression,
      prior: 170,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
  ],
};
