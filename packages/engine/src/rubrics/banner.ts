import { attention } from './categories/attention.ts';
import { audienceRelevance } from './categories/audience-relevance.ts';
import { brandPresence } from './categories/brand-presence.ts';
import { callToAction } from './categories/call-to-action.ts';
import { copyQuality } from './categories/copy-quality.ts';
import { emotionalAppeal } from './categories/emotional-appeal.ts';
import { messageClarity } from './categories/message-clarity.ts';
import copyFit from './fitted/copy-quality.json' with { type: 'json' };
import { messageMatchCategory } from './categories/message-match.ts';
import { platformFit } from './categories/platform-fit.ts';
import { visualDesign } from './categories/visual-design.ts';
import { CEILINGS } from './ceilings.ts';
import { DEDUCTIONS } from './deductions.ts';
import { withPoints, applyFit } from './fitted.ts';
import bannerFit from './fitted/banner.json' with { type: 'json' };
import type { CreativeRubric } from './rubric.ts';

const VERSION = '25.1.0';

/** The picture's categories with their weights from before the fit. */
export const PICTURE_CATEGORIES = [
  {
    category: attention,
    weight: 26,
    reason: 'An ad that nobody looks at cannot work.',
  },
  {
    category: messageClarity,
    weight: 22,
    reason: 'The message has about two seconds; text that cannot be read in that time is lost.',
  },
  {
    category: callToAction,
    weight: 9,
    reason: 'A response ad is bought for the response, so it has to ask for one.',
  },
  {
    category: brandPresence,
    weight: 16,
    reason: 'Attention without a brand leaves nothing behind.',
  },
  {
    category: visualDesign,
    weight: 13,
    reason: 'Clutter hurts attention to the brand and liking (Pieters, Wedel, Batra 2010).',
  },
  {
    category: emotionalAppeal,
    weight: 4,
    reason: 'Measured by faces, color and words alone, so it counts for less.',
  },
  {
    category: audienceRelevance,
    weight: 4,
    reason: 'Only the words show the audience here, a small part of relevance.',
  },
  {
    category: platformFit,
    weight: 6,
    reason:
      'A file that is cropped, rejected or soft loses what the design earned; most faults are quick to fix.',
  },
] as const;

const picture = applyFit(PICTURE_CATEGORIES, bannerFit);

export const bannerRubric: CreativeRubric = {
  kind: 'banner',
  version: VERSION,
  categories: picture,
  ceilings: CEILINGS,
  deductions: DEDUCTIONS,
};

/** With copy, the picture keeps four fifths of the weight. It is seen first, and by more people than read the text next to it. */
export const bannerWithCopyRubric: CreativeRubric = {
  kind: 'banner-copy',
  version: VERSION,
  ceilings: CEILINGS,
  deductions: DEDUCTIONS,
  categories: [
    ...picture,
    {
      category: withPoints({ ...copyQuality, supports: true }, copyFit),
      weight: 17,
      reason: 'People whom the picture stopped read the copy.',
    },
    {
      category: withPoints({ ...messageMatchCategory, supports: true }),
      weight: 8,
      reason: 'Copy about something else breaks the promise of the picture.',
    },
  ],
};
