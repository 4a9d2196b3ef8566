import callToActionAttention from '../../audits/action/call-to-action-attention.ts';
import callToActionContrast from '../../audits/action/call-to-action-contrast.ts';
import callToActionLegibility from '../../audits/action/call-to-action-legibility.ts';
import callToActionPosition from '../../audits/action/call-to-action-position.ts';
import callToActionPresence from '../../audits/action/call-to-action-presence.ts';
import callToActionSize from '../../audits/action/call-to-action-size.ts';
import callToActionSpace from '../../audits/action/call-to-action-space.ts';
import callToActionWording from '../../audits/action/call-to-action-wording.ts';
import requestImpression from '../../audits/action/request-impression.ts';
import rivalRequests from '../../audits/action/rival-requests.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const callToAction: ListedCategory = {
  ...CATEGORY_QUESTIONS.callToAction,
  audits: [
    {
      audit: callToActionPresence,
      prior: 36,
      reason: 'Without a call to action, nothing else in this category can make up for it.',
    },
    { audit: callToActionWording, prior: 14, reason: 'The wording decides whether it is worth a click.' },
    { audit: callToActionContrast, prior: 12, reason: 'A button is found by its shape.' },
    { audit: callToActionLegibility, prior: 11, reason: 'A button nobody can read asks for nothing.' },
    {
      audit: callToActionAttention,
      prior: 10,
      reason: 'A button must be seen to be clicked; buttons are small, so the attention map is coarse here.',
    },
    { audit: callToActionSize, prior: 7, reason: 'Wrong only at the extremes.' },
    {
      audit: callToActionPosition,
      prior: 6,
      reason: 'Reading order matters less in an ad than on a page: people see it all at once.',
    },
    {
      audit: callToActionSpace,
      prior: 4,
      reason: 'Helps people find the button; contrast and size do more.',
    },
    {
      audit: requestImpression,
      prior: 15,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
    { audit: rivalRequests, prior: 0, reason: 'Its points are fitted to readers’ ratings alone.' },
  ],
};
