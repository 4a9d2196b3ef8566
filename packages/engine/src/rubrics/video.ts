import { attention } from './categories/attention.ts';
import { audienceRelevance } from './categories/audience-relevance.ts';
import { copyQuality } from './categories/copy-quality.ts';
import copyFit from './fitted/copy-quality.json' with { type: 'json' };
import { messageMatchCategory } from './categories/message-match.ts';
import { videoBrandPresence } from './categories/video/brand-presence.ts';
import { videoCallToAction } from './categories/video/call-to-action.ts';
import { videoEmotionalAppeal } from './categories/video/emotional-appeal.ts';
import { engagementRetention } from './categories/video/engagement-retention.ts';
import { videoMessageClarity } from './categories/video/message-clarity.ts';
import { motionAndPacing } from './categories/video/motion-and-pacing.ts';
import { openingHook } from './categories/video/opening-hook.ts';
import { videoPlatformFit } from './categories/video/platform-fit.ts';
import { soundAndCaptions } from './categories/video/sound-and-captions.ts';
import { storytellingFlow } from './categories/video/storytelling-flow.ts';
import { visualDesign } from './categories/visual-design.ts';
import { CEILINGS } from './ceilings.ts';
import { counted, fitted } from './fitted.ts';
import videoFit from './fitted/video.json' with { type: 'json' };
import type { CreativeRubric } from './rubric.ts';

const VERSION = '3.0.0';

/** The video's categories as they are listed, before the fit. */
export const VIDEO_CATEGORIES = [
  {
    category: openingHook,
    weight: 20,
    reason:
      'Meta and Google both put brand and message into the first seconds: who is lost there sees nothing else.',
  },
  {
    category: attention,
    weight: 9,
    reason: 'As for a banner, on one frame of many; the opening has its own share.',
  },
  {
    category: videoMessageClarity,
    weight: 14,
    reason: 'Words that cannot be read in the time they stand are lost whatever they say.',
  },
  {
    category: videoBrandPresence,
    weight: 13,
    reason: 'Google’s ABCD names it second after attention: a video without a sender builds nothing.',
  },
  {
    category: videoCallToAction,
    weight: 10,
    reason: 'The D of Google’s ABCD: direct people to what to do next, while they are there.',
  },
  {
    category: soundAndCaptions,
    weight: 8,
    reason: 'Feeds start without sound and players with it; a video has to work both ways.',
  },
  {
    category: storytellingFlow,
    weight: 6,
    reason: 'Measured by shots, order and end alone, so weighed with care.',
  },
  {
    category: motionAndPacing,
    weight: 7,
    reason: 'Pace holds people (abcds-detector configuration); how much is right is a matter of taste.',
  },
  {
    category: engagementRetention,
    weight: 6,
    reason: 'Length and lulls are sure signs of where people leave; most others stand in the opening.',
  },
  {
    category: visualDesign,
    weight: 6,
    reason: 'As for a banner, on one frame of many (Pieters, Wedel, Batra 2010).',
  },
  {
    category: videoEmotionalAppeal,
    weight: 4,
    reason: 'Measured by faces, colour and words alone, so weighed with care.',
  },
  {
    category: audienceRelevance,
    weight: 3,
    reason: 'Only the words tell the audience apart here; a small part of what relevance is.',
  },
  {
    category: videoPlatformFit,
    weight: 10,
    reason: 'A file that is cropped, covered or refused loses what the edit earned.',
  },
] as const;

const movingPicture = fitted(VIDEO_CATEGORIES, videoFit);

export const videoRubric: CreativeRubric = {
  kind: 'video',
  version: VERSION,
  categories: movingPicture,
  ceilings: CEILINGS,
};

/** With copy the video keeps four fifths, as a picture does: it is seen first and by more people. */
export const videoWithCopyRubric: CreativeRubric = {
  kind: 'video-copy',
  version: VERSION,
  ceilings: CEILINGS,
  categories: [
    ...movingPicture,
    {
      category: counted({ ...copyQuality, supports: true }, copyFit),
      weight: 19,
      reason: 'The copy is read by those whom the video stopped.',
    },
    {
      category: counted({ ...messageMatchCategory, supports: true }),
      weight: 9,
      reason: 'A copy that speaks of something else than the video breaks the promise that earned the look.',
    },
  ],
};
