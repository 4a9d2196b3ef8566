import callToActionAttention from '../../audits/action/call-to-action-attention.ts';
import callToActionContrast from '../../audits/action/call-to-action-contrast.ts';
import callToActionLegibility from '../../audits/action/call-to-action-legibility.ts';
import callToActionPosition from '../../audits/action/call-to-action-position.ts';
import callToActionPresence from '../../audits/action/call-to-action-presence.ts';
import callToActionSize from '../../audits/action/call-to-action-size.ts';
import callToActionSpace from '../../audits/action/call-to-action-space.ts';
import callToActionWording from '../../audits/action/call-to-action-wording.ts';
import rivalRequests from '../../audits/action/rival-requests.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { RubricCategory } from '../rubric.ts';

export const callToAction: RubricCategory = {
  ...CATEGORY_QUESTIONS.callToAction,
  audits: [
    {
      audit: callToActionPresence,
      weight: 36,
      reason: 'Where nothing is asked, nothing else in this category can make up for it.',
    },
    { audit: callToActionWording, weight: 14, reason: 'What is asked decides whether it is worth doing.' },
    { audit: callToActionContrast, weight: 12, reason: 'A button is found by its shape.' },
    { audit: callToActionLegibility, weight: 11, reason: 'Found and unread, it asks for nothing.' },
    {
      audit: callToActionAttention,
      weight: 10,
      reason: 'Seen before pressed; small by nature, so the map is coarse here.',
    },
    { audit: callToActionSize, weight: 7, reason: 'Wrong only at the extremes.' },
    {
      audit: callToActionPosition,
      weight: 6,
      reason: 'Order matters less in a picture than in a page: all of it is seen at once.',
    },
    { audit: rivalRequests, weight: 0, reason: 'No points before they are fitted.' },
    { audit: callToActionSpace, weight: 4, reason: 'Helps to find the button; contrast and size do more.' },
  ],
};
