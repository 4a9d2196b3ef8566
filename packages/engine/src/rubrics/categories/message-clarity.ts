import capitalLetters from '../../audits/clarity/capital-letters.ts';
import headlineSize from '../../audits/clarity/headline-size.ts';
import messageBlocks from '../../audits/clarity/message-blocks.ts';
import offerProminence from '../../audits/clarity/offer-prominence.ts';
import readingOrder from '../../audits/clarity/reading-order.ts';
import textContrast from '../../audits/clarity/text-contrast.ts';
import textGround from '../../audits/clarity/text-ground.ts';
import textHierarchy from '../../audits/clarity/text-hierarchy.ts';
import textSize from '../../audits/clarity/text-size.ts';
import typeSizes from '../../audits/clarity/type-sizes.ts';
import wordCount from '../../audits/clarity/word-count.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { RubricCategory } from '../rubric.ts';

export const messageClarity: RubricCategory = {
  ...CATEGORY_QUESTIONS.messageClarity,
  audits: [
    {
      audit: textContrast,
      weight: 24,
      reason: 'The best-founded figure of legibility, and the commonest fault.',
    },
    { audit: textSize, weight: 26, reason: 'Words that are too small are lost for everybody on a phone.' },
    { audit: wordCount, weight: 11, reason: 'Time is what an ad has least of.' },
    { audit: headlineSize, weight: 9, reason: 'The headline is the only line that most people read.' },
    { audit: textHierarchy, weight: 8, reason: 'Size tells what to read first without reading it.' },
    { audit: messageBlocks, weight: 5, reason: 'Scattered lines cost a decision each.' },
    { audit: textGround, weight: 10, reason: 'Busy ground harms reading beyond what contrast shows.' },
    {
      audit: offerProminence,
      weight: 10,
      reason: 'Counts only where there is an offer; then it is the reason to act.',
    },
    {
      audit: readingOrder,
      weight: 3,
      reason: 'People find the headline out of order too, if it is large; a smaller effect.',
    },
    {
      audit: capitalLetters,
      weight: 0,
      reason: 'No points before they are fitted: style in a short line, a burden in every longer one.',
    },
    {
      audit: typeSizes,
      weight: 0,
      reason:
        'Shown, not counted: practice rather than evidence, and the step to the headline counts already.',
    },
  ],
};
