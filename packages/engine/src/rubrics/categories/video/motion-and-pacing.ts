import blackTime from '../../../audits/motion/black-time.ts';
import frozenTime from '../../../audits/motion/frozen-time.ts';
import motionEnergy from '../../../audits/motion/motion-energy.ts';
import openingPace from '../../../audits/motion/opening-pace.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { ListedCategory } from '../../rubric.ts';

export const motionAndPacing: ListedCategory = {
  ...CATEGORY_QUESTIONS.motionAndPacing,
  audits: [
    { audit: motionEnergy, prior: 24, reason: 'What makes a video one; the scale is ours.' },
    {
      audit: openingPace,
      prior: 22,
      reason: 'Quick cuts early hold people (abcds-detector configuration).',
    },
    { audit: frozenTime, prior: 22, reason: 'Taken for a fault, and easy to mend.' },
    { audit: blackTime, prior: 12, reason: 'Taken for the end; the opening is judged by itself.' },
  ],
};
