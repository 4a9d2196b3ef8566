import endCard from '../../../audits/story/end-card.ts';
import loopSeam from '../../../audits/story/loop-seam.ts';
import reasonBeforeAction from '../../../audits/story/reason-before-action.ts';
import shotLength from '../../../audits/story/shot-length.ts';
import shotVariety from '../../../audits/story/shot-variety.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { ListedCategory } from '../../rubric.ts';

export const storytellingFlow: ListedCategory = {
  ...CATEGORY_QUESTIONS.storytellingFlow,
  audits: [
    {
      audit: endCard,
      prior: 34,
      reason: 'The end is where a viewer decides; who and what next belong there.',
    },
    { audit: shotLength, prior: 32, reason: 'The surest figure of pace (abcds-detector configuration).' },
    { audit: reasonBeforeAction, prior: 22, reason: 'Order is what makes a story of pictures.' },
    { audit: shotVariety, prior: 12, reason: 'Rhythm is a matter of taste as well, so it weighs little.' },
    { audit: loopSeam, prior: 0, reason: 'Shown, not counted: a style of few videos.' },
  ],
};
