import blackTime from '../../../audits/motion/black-time.ts';
import frozenTime from '../../../audits/motion/frozen-time.ts';
import motionEnergy from '../../../audits/motion/motion-energy.ts';
import openingPace from '../../../audits/motion/opening-pace.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { RubricCategory } from '../../rubric.ts';

export const motionAndPacing: RubricCategory = {
  ...CATEGORY_QUESTIONS.motionAndPacing,
  audits: [
    { audit: motionEnergy, weight: 24, reason: 'What makes a video one; the scale is ours.' },
    {
      audit: openingPace,
      weight: 22,
      reason: 'Quick cuts early hold people (abcds-detector configuration).',
    },
    { audit: frozenTime, weight: 22, reason: 'Taken for a fault, and easy to mend.' },
    { audit: blackTime, weight: 12, reason: 'Taken for the end; the opening is judged by itself.' },
  ],
};
