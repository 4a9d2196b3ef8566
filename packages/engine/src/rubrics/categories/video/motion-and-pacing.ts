import blackTime from '../../../audits/motion/black-time.ts';
import frozenTime from '../../../audits/motion/frozen-time.ts';
import motionEnergy from '../../../audits/motion/motion-energy.ts';
import openingPace from '../../../audits/motion/opening-pace.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { ListedCategory } from '../../rubric.ts';

export const motionAndPacing: ListedCategory = {
  ...CATEGORY_QUESTIONS.motionAndPacing,
  audits: [
    { audit: motionEnergy, prior: 24, reason: 'Motion is what makes it a video; the scale is ours.' },
    {
      audit: openingPace,
      prior: 22,
      reason: 'Quick cuts early hold people (abcds-detector configuration).',
    },
    { audit: frozenTime, prior: 22, reason: 'Looks like an error, and is easy to fix.' },
    { audit: blackTime, prior: 12, reason: 'Looks like the end; the opening is judged separately.' },
  ],
};
