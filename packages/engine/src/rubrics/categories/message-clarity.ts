import capitalLetters from '../../audits/clarity/capital-letters.ts';
import headlineSize from '../../audits/clarity/headline-size.ts';
import legibility from '../../audits/clarity/legibility.ts';
import messageBlocks from '../../audits/clarity/message-blocks.ts';
import offerProminence from '../../audits/clarity/offer-prominence.ts';
import readingOrder from '../../audits/clarity/reading-order.ts';
import textContrast from '../../audits/clarity/text-contrast.ts';
import textGround from '../../audits/clarity/text-ground.ts';
import textHierarchy from '../../audits/clarity/text-hierarchy.ts';
import textSize from '../../audits/clarity/text-size.ts';
import watermark from '../../audits/clarity/watermark.ts';
import wordCount from '../../audits/clarity/word-count.ts';
import clarityImpression from '../../audits/clarity/clarity-impression.ts';
import adLikeness from '../../audits/clarity/ad-likeness.ts';
import coveredWords from '../../audits/clarity/covered-words.ts';
import cutOffText from '../../audits/clarity/cut-off-text.ts';
import nonsenseWords from '../../audits/clarity/nonsense-words.ts';
import placeholderText from '../../audits/clarity/placeholder-text.ts';
import repeatedText from '../../audits/clarity/repeated-text.ts';
import pictureSpelling from '../../audits/clarity/picture-spelling.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const messageClarity: ListedCategory = {
  ...CATEGORY_QUESTIONS.messageClarity,
  audits: [
    {
      audit: textContrast,
      prior: 24,
      reason: 'The best-proven measure of legibility, and the most common fault.',
    },
    { audit: textSize, prior: 26, reason: 'Text that is too small is lost on everybody with a phone.' },
    { audit: wordCount, prior: 11, reason: 'An ad has little time.' },
    { audit: headlineSize, prior: 9, reason: 'The headline is the only line that most people read.' },
    { audit: textHierarchy, prior: 8, reason: 'Size tells what to read first without reading it.' },
    { audit: messageBlocks, prior: 5, reason: 'Each scattered line costs the reader a decision.' },
    {
      audit: textGround,
      prior: 10,
      reason: 'A busy background hurts legibility beyond what contrast shows.',
    },
    {
      audit: offerProminence,
      prior: 10,
      reason: 'Counts only where there is an offer; then it is the reason to act.',
    },
    {
      audit: readingOrder,
      prior: 3,
      reason: 'People find a large headline wherever it is; a smaller effect.',
    },
    {
      audit: capitalLetters,
      prior: 0,
      reason:
        'Its points are fitted to readers’ ratings alone: caps are style in a short line and hard work in a long one.',
    },
    {
      audit: clarityImpression,
      prior: 40,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
    {
      audit: adLikeness,
      prior: 0,
      reason: 'Caps the score instead: what says nothing has no message, however well it is made.',
    },
    {
      audit: placeholderText,
      prior: 0,
      reason: 'Caps the score instead: an ad with template text is not finished.',
    },
    {
      audit: pictureSpelling,
      prior: 0,
      reason: 'Caps the score instead: a typo spoils everything around it.',
    },
    {
      audit: nonsenseWords,
      prior: 0,
      reason: 'Caps the score instead: words that make no sense leave no message to be clear.',
    },
    {
      audit: cutOffText,
      prior: 0,
      reason: 'Caps the score instead: a headline that runs out of the frame is broken, not weak.',
    },
    {
      audit: repeatedText,
      prior: 0,
      reason: 'Caps the score instead: rare, and a mistake of the layout where it is.',
    },
    {
      audit: coveredWords,
      prior: 0,
      reason: 'Caps the score instead: a word with letters missing is broken, not weak.',
    },
    {
      audit: legibility,
      prior: 0,
      reason: 'Caps the score instead: what cannot be made out is not read, however large it is.',
    },
    {
      audit: watermark,
      prior: 0,
      reason: 'Caps the score instead: an ad with a watermark is not finished.',
    },
  ],
};
