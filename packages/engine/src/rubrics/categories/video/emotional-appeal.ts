import peopleTime from '../../../audits/emotion/people-time.ts';
import smileOverTime from '../../../audits/emotion/smile-over-time.ts';
import { extendCategory } from '../../extend-category.ts';
import { emotionalAppeal } from '../emotional-appeal.ts';

export const videoEmotionalAppeal = extendCategory(emotionalAppeal, {
  without: ['human-presence', 'smile'],
  overTime: [
    { audit: peopleTime, prior: 25, reason: 'As for people in a picture, over the whole video.' },
    {
      audit: smileOverTime,
      prior: 5,
      reason: 'Only where faces are large enough, and a serious face can be right.',
    },
  ],
});
