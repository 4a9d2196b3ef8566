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
      reason: 'Viewers decide at the end; the brand and the next step belong there.',
    },
    {
      audit: shotLength,
      prior: 32,
      reason: 'The most reliable measure of pace (abcds-detector configuration).',
    },
    { audit: reasonBeforeAction, prior: 22, reason: 'Order turns pictures into a story.' },
    { audit: shotVariety, prior: 12, reason: 'Rhythm is also a matter of taste, so it counts for little.' },
    { audit: loopSeam, prior: 0, reason: 'Shown, not counted: a style of few videos.' },
  ],
};
