import colourArousal from '../../audits/emotion/colour-arousal.ts';
import colourPleasure from '../../audits/emotion/colour-pleasure.ts';
import emotionWords from '../../audits/emotion/emotion-words.ts';
import humanPresence from '../../audits/emotion/human-presence.ts';
import lightDrama from '../../audits/emotion/light-drama.ts';
import smile from '../../audits/emotion/smile.ts';
import emotionImpression from '../../audits/emotion/emotion-impression.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const emotionalAppeal: ListedCategory = {
  ...CATEGORY_QUESTIONS.emotionalAppeal,
  audits: [
    {
      audit: emotionWords,
      prior: 26,
      reason: 'Words that name a feeling are the clearest sign of an emotional appeal.',
    },
    {
      audit: humanPresence,
      prior: 25,
      reason: 'Faces carry emotion faster than anything else in a picture.',
    },
    {
      audit: colourPleasure,
      prior: 13,
      reason: 'The formula is measured (Valdez and Mehrabian 1994), the effect in ads is small.',
    },
    {
      audit: colourArousal,
      prior: 16,
      reason: 'As for pleasant colors, with less agreement on what is best.',
    },
    {
      audit: lightDrama,
      prior: 14,
      reason: 'Tonal depth is part of every strong picture, but never all of it.',
    },
    {
      audit: smile,
      prior: 5,
      reason: 'Only where faces are large enough, and a serious face can be right.',
    },
    {
      audit: emotionImpression,
      prior: 85,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
  ],
};
