import captionCover from '../../../audits/sound/caption-cover.ts';
import loudness from '../../../audits/sound/loudness.ts';
import soundGaps from '../../../audits/sound/sound-gaps.ts';
import soundTime from '../../../audits/sound/sound-time.ts';
import truePeak from '../../../audits/sound/true-peak.ts';
import { CATEGORY_QUESTIONS } from '../../category-questions.ts';
import type { ListedCategory } from '../../rubric.ts';

export const soundAndCaptions: ListedCategory = {
  ...CATEGORY_QUESTIONS.soundAndCaptions,
  audits: [
    {
      audit: captionCover,
      prior: 40,
      reason: 'Feeds start without sound: what is only said is lost on most.',
    },
    {
      audit: soundTime,
      prior: 25,
      reason: 'Many players start with sound; a silent video seems broken there.',
    },
    { audit: loudness, prior: 18, reason: 'A standard, and quick to fix.' },
    {
      audit: soundGaps,
      prior: 10,
      reason: 'A gap sounds like an error; partly covered by the time with sound.',
    },
    { audit: truePeak, prior: 7, reason: 'A standard; audible only in bad cases.' },
  ],
};
