import hookMessage from '../../../audits/hook/hook-message.ts';
import openingAttention from '../../../audits/hook/opening-attention.ts';
import openingCut from '../../../audits/hook/opening-cut.ts';
import openingFace from '../../../audits/hook/opening-face.ts';
import openingLight from '../../../audits/hook/opening-light.ts';
import openingMotion from '../../../audits/hook/opening-motion.ts';
import openingWords from '../../../audits/hook/opening-words.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { ListedCategory } from '../../rubric.ts';

export const openingHook: ListedCategory = {
  ...CATEGORY_QUESTIONS.openingHook,
  audits: [
    {
      audit: hookMessage,
      prior: 30,
      reason: 'Meta asks for the message in three seconds; nothing else in the opening replaces it.',
    },
    {
      audit: openingWords,
      prior: 14,
      reason: 'Text is read before sound is heard; partly covered by the message in the opening.',
    },
    {
      audit: openingLight,
      prior: 16,
      reason: 'A dark opening wastes the most valuable second and is quick to cut.',
    },
    { audit: openingCut, prior: 16, reason: 'One of the most reliable signals in Google’s ABCD detector.' },
    { audit: openingMotion, prior: 14, reason: 'Motion takes the eye first; its scale is ours.' },
    {
      audit: openingFace,
      prior: 6,
      reason: 'Strong where there is a face at all; not every video has one.',
    },
    { audit: openingAttention, prior: 4, reason: 'A prediction on few frames, so it counts for little.' },
  ],
};
