import colourArousal from '../../audits/emotion/colour-arousal.ts';
import colourPleasure from '../../audits/emotion/colour-pleasure.ts';
import emotionWords from '../../audits/emotion/emotion-words.ts';
import humanPresence from '../../audits/emotion/human-presence.ts';
import lightDrama from '../../audits/emotion/light-drama.ts';
import smile from '../../audits/emotion/smile.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { RubricCategory } from '../rubric.ts';

export const emotionalAppeal: RubricCategory = {
  ...CATEGORY_QUESTIONS.emotionalAppeal,
  audits: [
    {
      audit: emotionWords,
      weight: 26,
      reason: 'Words of feeling are the surest sign of an appeal to feeling.',
    },
    {
      audit: humanPresence,
      weight: 25,
      reason: 'Faces carry feeling faster than anything else in a picture.',
    },
    {
      audit: colourPleasure,
      weight: 13,
      reason: 'The formula is measured (Valdez and Mehrabian 1994), the effect in ads is small.',
    },
    { audit: colourArousal, weight: 16, reason: 'As pleasantness, with less agreement on what is best.' },
    {
      audit: lightDrama,
      weight: 14,
      reason: 'Tonal depth is part of every strong picture, and never the whole of it.',
    },
    {
      audit: smile,
      weight: 5,
      reason: 'Only where faces are large enough, and a serious face can be right.',
    },
  ],
};
