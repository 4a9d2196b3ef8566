import hookMessage from '../../../audits/hook/hook-message.ts';
import openingAttention from '../../../audits/hook/opening-attention.ts';
import openingCut from '../../../audits/hook/opening-cut.ts';
import openingFace from '../../../audits/hook/opening-face.ts';
import openingLight from '../../../audits/hook/opening-light.ts';
import openingMotion from '../../../audits/hook/opening-motion.ts';
import openingWords from '../../../audits/hook/opening-words.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { RubricCategory } from '../../rubric.ts';

export const openingHook: RubricCategory = {
  ...CATEGORY_QUESTIONS.openingHook,
  audits: [
    {
      audit: hookMessage,
      weight: 30,
      reason: 'Meta asks for the message in three seconds; nothing else in the opening replaces it.',
    },
    {
      audit: openingWords,
      weight: 14,
      reason: 'Read before it is heard; partly seen in the promise already.',
    },
    {
      audit: openingLight,
      weight: 16,
      reason: 'A dark opening loses the dearest second, and is quickly cut.',
    },
    { audit: openingCut, weight: 16, reason: 'One of the surest signs in the detector of the ABCD figures.' },
    { audit: openingMotion, weight: 14, reason: 'Motion takes the eye first; its scale is ours.' },
    {
      audit: openingFace,
      weight: 6,
      reason: 'Strong where there is a face at all; not every video has one.',
    },
    { audit: openingAttention, weight: 4, reason: 'A prediction on few frames, so it weighs little.' },
  ],
};
